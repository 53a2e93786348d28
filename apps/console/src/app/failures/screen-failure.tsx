import { isApiError } from '@omc/sdk'
import { ChunkFailure, isChunkFailure } from '@omc/shell'
import { ErrorState } from '@omc/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { errorText } from '../../kernel/errors/error-text.ts'
import { reloadForPart } from '../../kernel/errors/load-part.ts'
import { uncaught } from '../../kernel/errors/uncaught.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { pageHolds } from '../../kernel/page/page-hold.ts'
import { OutOfReach } from '../../kernel/router/console-guard.ts'

export type ScreenFailureProps = {
  readonly error: unknown
  readonly isRetrying?: boolean
  readonly onRetry: () => void
}

/** Replaces a screen that could not be shown, with the cause and a next step. */
export function ScreenFailure({ error, isRetrying = false, onRetry }: ScreenFailureProps) {
  const { t } = useTranslation()
  const { reasons } = useSnapshot(pageHolds)
  const what = whatFailed(error, reasons.length > 0)
  useEffect(() => {
    uncaught.report(error, 'render')
    // Parts of the design system do not request a reload themselves.
    if (isGone(error)) reloadForPart()
  }, [error])
  // A missing file stays missing for this page, so retry with a reload.
  const again = isChunkFailure(error) ? () => location.reload() : onRetry
  return (
    <ErrorState
      className="rounded-card border border-line bg-surface px-8"
      message={t(`failure.${what}`)}
      {...(isApiError(error) ? { code: `${error.status} ${error.code}` } : {})}
      retry={{
        label: t(isGone(error) ? 'act.reload' : 'act.retry'),
        isRetrying,
        onRetry: again,
      }}
      copy={{ label: t('act.copyDetails'), doneLabel: t('act.copied'), text: details(error) }}
    />
  )
}

export const isUnreachable = (error: unknown): boolean =>
  isApiError(error) || error instanceof OutOfReach

/** Whether a chunk no longer exists, as opposed to a slow one. */
const isGone = (error: unknown): boolean =>
  isChunkFailure(error) && !(error instanceof ChunkFailure && error.reason === 'timeout')

function whatFailed(error: unknown, isHeld: boolean) {
  if (isUnreachable(error)) return 'unreachable'
  if (isGone(error)) return isHeld ? 'chunkHeld' : 'chunk'
  return isChunkFailure(error) ? 'slow' : 'screen'
}

/** Details for a report, without tokens and without the query of the address. */
function details(error: unknown): string {
  const path = location.hash.split('?', 1)[0]
  const text = isApiError(error)
    ? `${error.operation} ${error.status} ${error.code} ${errorText(error, currentLanguage())} ${error.requestId ?? ''}`
    : error instanceof Error
      ? `${error.name}: ${error.message}`
      : String(error)
  return `${path}\n${text.trim()}`
}
