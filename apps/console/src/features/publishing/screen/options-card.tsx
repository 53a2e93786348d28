import { Card, Checkbox, NumberInput } from '@omc/ui'
import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_DELAY_S } from '../ports/run-options.ts'
import type { RunOptions } from '../ports/run-options.ts'
import type { AccountRun } from '../run/account-run.ts'
import { isRunning } from '../run/is-running.ts'
import type { RunSnapshot } from '../run/run-types.ts'

type OptionsCardProps = {
  readonly run: AccountRun
  readonly snapshot: RunSnapshot
  readonly className?: string
}

/** Draft, activity and delay of one account's runs; kept per account. */
export function OptionsCard({ run, snapshot, className }: OptionsCardProps) {
  'use memo'
  const { t } = useTranslation()
  const { options } = snapshot
  const running = isRunning(snapshot)
  const set = (change: Partial<RunOptions>) => run.setOptions({ ...options, ...change })
  return (
    <Card title={t('publishing.options')} {...(className && { className })}>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          <Checkbox
            label={t('publishing.flag.draft')}
            checked={options.draft}
            disabled={running}
            onCheckedChange={(draft) => set({ draft })}
          />
          <Checkbox
            label={t('publishing.flag.activity')}
            checked={options.activity}
            disabled={running}
            onCheckedChange={(activity) => set({ activity })}
          />
        </div>
        {running ? <p className="text-xs text-fg3">{t('publishing.optionsLocked')}</p> : null}
        <DelayRange key={run.key} options={options} onChange={set} />
      </div>
    </Card>
  )
}

type DelayRangeProps = {
  readonly options: RunOptions
  readonly onChange: (change: Partial<RunOptions>) => void
}

/** Two numbers that are valid only together; an invalid pair is shown but not stored. */
function DelayRange({ options, onChange }: DelayRangeProps) {
  const { t } = useTranslation()
  const errorId = useId()
  const [wrong, setWrong] = useState<readonly [number, number] | null>(null)
  const [min, max] = wrong ?? [options.delayMinS, options.delayMaxS]
  const settle = (nextMin: number, nextMax: number) => {
    if (nextMin > nextMax) return setWrong([nextMin, nextMax])
    setWrong(null)
    onChange({ delayMinS: nextMin, delayMaxS: nextMax })
  }
  const shared = {
    min: 0,
    max: MAX_DELAY_S,
    decreaseLabel: t('publishing.less'),
    increaseLabel: t('publishing.more'),
    'aria-invalid': wrong !== null,
    'aria-describedby': errorId,
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">{t('publishing.delay')}</legend>
      <div className="flex items-center gap-2">
        <NumberInput
          {...shared}
          aria-label={t('publishing.delayMin')}
          value={min}
          onValueChange={(value) => settle(Math.round(value ?? 0), max)}
        />
        <span aria-hidden>–</span>
        <NumberInput
          {...shared}
          aria-label={t('publishing.delayMax')}
          value={max}
          onValueChange={(value) => settle(min, Math.round(value ?? 0))}
        />
      </div>
      <p id={errorId} aria-live="polite" className="mt-1 text-xs text-fg3">
        {wrong ? (
          <span className="flex items-start gap-1 text-danger-fg">
            <CircleAlert size={14} aria-hidden className="mt-[3px] shrink-0" />
            {t('publishing.delayError')}
          </span>
        ) : (
          t('publishing.delayHint')
        )}
      </p>
    </fieldset>
  )
}
