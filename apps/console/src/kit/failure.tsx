import { isApiError } from '@omc/sdk'
import { ErrorState } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { errorText } from '../kernel/errors/error-text.ts'
import { currentLanguage } from '../kernel/i18n/i18n.ts'

type FailureProps = { readonly error: Error; readonly onRetry: () => void }

/** Placeholder for content that failed to load, with the reason and a retry button. */
export function Failure({ error, onRetry }: FailureProps) {
  const { t } = useTranslation()
  const message = errorText(error, currentLanguage())
  const code = isApiError(error) ? `${error.status} ${error.code}` : error.name
  return (
    <ErrorState
      message={message}
      code={code}
      retry={{ label: t('act.retry'), onRetry }}
      copy={{
        label: t('act.copyDetails'),
        doneLabel: t('act.copied'),
        text: `${code} ${message} ${isApiError(error) ? (error.requestId ?? '') : ''}`.trim(),
      }}
    />
  )
}
