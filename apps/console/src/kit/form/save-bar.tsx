import { formatClockMinute } from '@omc/shell'
import { Button, classNames } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { match } from 'ts-pattern'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { SaveState } from './save-state.ts'
import type { RecordForm } from './use-record-form.ts'

type SaveBarProps = {
  readonly of: RecordForm
  /** Closes the panel without saving; only in panels. */
  readonly onCancel?: () => void
}

/** Saving state and the primary button. */
export function SaveBar({ of, onCancel }: SaveBarProps) {
  const { t } = useTranslation()
  const { state } = of
  return (
    <>
      <p
        aria-live="polite"
        className={classNames(
          'me-auto min-w-0 self-center text-sm',
          state.tag === 'failed' ? 'text-danger-fg' : 'text-fg3',
        )}
      >
        {stateText(state)}
      </p>
      {onCancel ? (
        <Button onClick={onCancel}>{t('act.cancel')}</Button>
      ) : of.isDirty && state.tag !== 'saving' ? (
        <Button variant="ghost" onClick={of.discard}>
          {t('form.discard')}
        </Button>
      ) : null}
      <Button type="submit" form={of.id} variant="primary" isLoading={state.tag === 'saving'}>
        {state.tag === 'failed' && state.isPassing
          ? t('act.retry')
          : (of.form.submit?.() ?? t('act.save'))}
      </Button>
    </>
  )
}

const stateText = (state: SaveState): string =>
  match(state)
    .with({ tag: 'clean' }, () => '')
    .with({ tag: 'unsaved' }, () => i18n.t('form.unsaved'))
    .with({ tag: 'saving' }, () => i18n.t('form.saving'))
    .with({ tag: 'failed' }, () => i18n.t('form.failed'))
    .with({ tag: 'saved' }, ({ at }) => {
      const time = formatClockMinute(new Date(at).toISOString(), { now: Date.now() })
      return i18n.t('form.saved', { time })
    })
    .exhaustive()
