import { Button, Input, KeyHint } from '@omc/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { idsWith, type Marks } from './screening-marks.ts'

type ScreeningBarProps = {
  readonly marks: Marks
  readonly isSending: boolean
  readonly reason: string
  readonly onReason: (reason: string) => void
  readonly onClear: () => void
  readonly onSend: () => void
}

/** Marked pieces, the reason for the dropped ones, and the button that sends. */
export function ScreeningBar(props: ScreeningBarProps) {
  const { marks, isSending, reason, onReason, onClear, onSend } = props
  const { t } = useTranslation()
  const kept = idsWith(marks, 'keep').length
  const dropped = idsWith(marks, 'drop').length
  const count = kept + dropped
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 touch:sticky touch:bottom-0">
      <p aria-live="polite" className="text-sm text-fg2 tabular-nums">
        {t('screening.counts', { kept, dropped })}
      </p>
      {dropped > 0 ? <Reason reason={reason} onReason={onReason} /> : <Keys />}
      <span className="ms-auto flex gap-2">
        {count > 0 ? (
          <Button disabled={isSending} onClick={onClear}>
            {t('screening.clear')}
          </Button>
        ) : null}
        <Button
          variant="primary"
          disabled={count === 0 || (dropped > 0 && reason.trim() === '')}
          isLoading={isSending}
          onClick={onSend}
        >
          {t('screening.send', { count })}
        </Button>
      </span>
    </div>
  )
}

/** Presets of the reason; people may write their own. */
const PRESETS = ['quality', 'duplicate', 'advert', 'unfit', 'rights'] as const

type ReasonProps = Pick<ScreeningBarProps, 'reason' | 'onReason'>

function Reason({ reason, onReason }: ReasonProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm text-fg">
      <span className="shrink-0">{t('screening.reason')}</span>
      <Input
        value={reason}
        list={id}
        maxLength={200}
        required
        placeholder={t('screening.reasonHint')}
        onChange={(event) => onReason(event.target.value)}
        className="w-60 min-w-0"
      />
      <datalist id={id}>
        {PRESETS.map((preset) => (
          <option key={preset}>{t(`screening.reasons.${preset}`)}</option>
        ))}
      </datalist>
    </label>
  )
}

function Keys() {
  const { t } = useTranslation()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-fg3 touch:hidden">
      <span className="flex items-center gap-1">
        <KeyHint keys={['1']} /> {t('screening.keep')}
      </span>
      <span className="flex items-center gap-1">
        <KeyHint keys={['2']} /> {t('screening.drop')}
      </span>
      <span className="flex items-center gap-1">
        <KeyHint keys={['Ctrl', 'Enter']} /> {t('screening.sendKey')}
      </span>
    </p>
  )
}

/** The reason that a fresh look offers. */
export const usePresetReason = () => {
  const { t } = useTranslation()
  return useState<string>(() => t('screening.reasons.quality'))
}
