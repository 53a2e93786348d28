import { isApiError } from '@omc/sdk'
import { Button } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../app/data/use-write.ts'
import { errorText } from '../../../app/errors/error-text.ts'
import { currentLanguage } from '../../../app/i18n/i18n.ts'
import { clockTime } from '../../../app/i18n/moments.ts'
import { useSdk, useToasts } from '../../../app/services-context.ts'
import type { PublishAttempt } from '../run/queue-rows.ts'
import { ResolveForm, type Resolution } from './resolve-form.tsx'

/**
 * A person settles a result that nobody knows, and says why. Sending again is always their explicit
 * choice.
 *
 * @source ux §5 state "unverified", job rule 5
 */
export function ResolveRow({ attempt }: { readonly attempt: PublishAttempt }) {
  const { t } = useTranslation()
  const sdk = useSdk()
  const toasts = useToasts()
  const resolve = useWrite(sdk, 'publish_attempts.resolve')
  const reconcile = useWrite(sdk, 'publish_attempts.reconcile')
  const [choice, setChoice] = useState<Resolution | null>(null)
  const isWorking = resolve.isPending || reconcile.isPending
  const { id } = attempt

  const ask = () =>
    reconcile.mutate(
      { id },
      {
        onSuccess: () => toasts.show({ tone: 'info', title: t('publishing.resolve.asked') }),
      },
    )
  const settle = (given: { resolution: Resolution; reason: string; feed_id?: string }) =>
    resolve.mutate(
      { id, ...given },
      { onSuccess: () => toasts.show({ tone: 'success', title: t('publishing.resolve.settled') }) },
    )
  const failure = resolve.error ?? reconcile.error

  return (
    <div className="flex flex-col gap-2 pt-1 pb-1">
      <p className="text-xs text-fg3">{t('publishing.resolve.hint')}</p>
      {choice === null ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" isLoading={reconcile.isPending} disabled={isWorking} onClick={ask}>
            {t('publishing.resolve.ask')}
          </Button>
          <Button
            size="sm"
            data-testid={`resolve-published-${id}`}
            disabled={isWorking}
            onClick={() => setChoice('published')}
          >
            {t('publishing.resolve.published')}
          </Button>
          <Button
            size="sm"
            data-testid={`resolve-again-${id}`}
            disabled={isWorking}
            onClick={() => setChoice('not_published')}
          >
            {t('publishing.resolve.notPublished')}
          </Button>
        </div>
      ) : (
        <ResolveForm
          id={id}
          choice={choice}
          isLoading={resolve.isPending}
          onSettle={settle}
          onCancel={() => setChoice(null)}
        />
      )}
      {failure ? (
        <p role="alert" className="text-xs text-danger-fg">
          {tooEarly(failure, (time) => t('publishing.resolve.tooEarly', { time })) ??
            errorText(failure, currentLanguage())}
        </p>
      ) : null}
    </div>
  )
}

function tooEarly(error: unknown, words: (time: string) => string): string | null {
  if (!isApiError(error, 'too_early')) return null
  const { until } = error.meta
  return typeof until === 'string' ? words(clockTime(until)) : null
}
