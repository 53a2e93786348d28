import { isApiError } from '@omc/sdk'
import { ErrorState } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { currentLanguage } from '../i18n/i18n.ts'
import { OutOfReach } from '../router/run-guard.ts'
import { isChunkFailure } from './chunk-reload.ts'
import { errorText } from './error-text.ts'

/** In place of a screen that could not be shown: what happened, and a way on. */
export function RouteFailure({ isWholePage = false }: { readonly isWholePage?: boolean }) {
  const error = useRouteError()
  const { t } = useTranslation()
  const revalidator = useRevalidator()
  const isUnreachable = isApiError(error) || error instanceof OutOfReach
  const message = isChunkFailure(error)
    ? t('failure.chunk')
    : isUnreachable
      ? t('failure.unreachable')
      : t('failure.screen')
  return (
    <main
      id="main"
      tabIndex={-1}
      className={isWholePage ? 'grid h-full place-items-center bg-app p-4' : 'p-4'}
    >
      <ErrorState
        className="rounded-card border border-line bg-surface px-8"
        message={message}
        {...(isApiError(error) ? { code: `${error.status} ${error.code}` } : {})}
        retry={{
          label: t('act.retry'),
          isRetrying: revalidator.state !== 'idle',
          onRetry: () => {
            if (isUnreachable) void revalidator.revalidate()
            else location.reload()
          },
        }}
        copy={{ label: t('act.copyDetails'), doneLabel: t('act.copied'), text: details(error) }}
      />
    </main>
  )
}

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
