import { isApiError } from '@omc/sdk'
import { ErrorState } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../i18n/i18n.ts'
import { OutOfReach } from '../router/console-guard.ts'
import { isChunkFailure } from './chunk-reload.ts'
import { errorText } from './error-text.ts'

export type ScreenFailureProps = {
  readonly error: unknown
  readonly isRetrying?: boolean
  readonly onRetry: () => void
}

/** In place of a screen that could not be shown: what happened, and a way on. */
export function ScreenFailure({ error, isRetrying = false, onRetry }: ScreenFailureProps) {
  const { t } = useTranslation()
  const message = isChunkFailure(error)
    ? t('failure.chunk')
    : isUnreachable(error)
      ? t('failure.unreachable')
      : t('failure.screen')
  return (
    <ErrorState
      className="rounded-card border border-line bg-surface px-8"
      message={message}
      {...(isApiError(error) ? { code: `${error.status} ${error.code}` } : {})}
      retry={{ label: t('act.retry'), isRetrying, onRetry }}
      copy={{ label: t('act.copyDetails'), doneLabel: t('act.copied'), text: details(error) }}
    />
  )
}

export const isUnreachable = (error: unknown): boolean =>
  isApiError(error) || error instanceof OutOfReach

/** For a report: no tokens, no query of the address. */
function details(error: unknown): string {
  const path = location.hash.split('?', 1)[0]
  const text = isApiError(error)
    ? `${error.operation} ${error.status} ${error.code} ${errorText(error, currentLanguage())} ${error.requestId ?? ''}`
    : error instanceof Error
      ? `${error.name}: ${error.message}`
      : String(error)
  return `${path}\n${text.trim()}`
}
