import { Countdown } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { clockTime } from '../../../kernel/i18n/moments.ts'
import { useRunNow } from '../host/registry-store.ts'
import { queueState } from '../run/queue-state.ts'
import type { RunSnapshot } from '../run/run-types.ts'
import { RUN_LOOK, type RunView, type RunWait } from '../run/run-view.ts'
import { useWallTime } from './use-wall-time.ts'
import { WaitLabels } from './wait-labels.tsx'

type WaitLineProps = {
  readonly snapshot: RunSnapshot
  readonly view: RunView
  readonly wait: RunWait
  /** One of several runs: narrow, and screen readers are not told of its last minute. */
  readonly isSmall?: boolean
}

/** A wait after something went wrong, or for a person, differs from a planned one. */
const GROUNDS = {
  warning: 'bg-warning-soft text-warning-fg',
  info: 'bg-info-soft text-info-fg',
} as const

/** Countdown, reason and end of a wait. */
export function WaitLine({ snapshot, view, wait, isSmall = false }: WaitLineProps) {
  const { t } = useTranslation()
  const { delayRange, version } = queueState(snapshot)
  const [min, max] = delayRange
  const now = useRunNow()
  const wallTime = useWallTime()
  return (
    <div
      data-testid="wait"
      data-why={wait.why}
      className={`flex items-center rounded-control py-3 ${isSmall ? 'min-h-19 gap-3 px-3' : 'gap-4 px-4'} ${
        RUN_LOOK[view.tag].tone === 'warning' ? GROUNDS.warning : GROUNDS.info
      }`}
    >
      <Countdown
        key={version}
        deadlineAt={wait.dueAt}
        now={now}
        label={t('publishing.timeLeft')}
        className="shrink-0 text-xl font-semibold whitespace-nowrap"
      />
      <span className="min-w-0 text-sm">
        {t(`publishing.why.${wait.why}`, { min, max })}
        <span className="block text-xs tabular-nums opacity-90">
          {t('publishing.until', { time: clockTime(wallTime(wait.dueAt)) })}
        </span>
      </span>
      {isSmall ? null : <WaitLabels key={`words-${version}`} deadlineAt={wait.dueAt} now={now} />}
    </div>
  )
}
