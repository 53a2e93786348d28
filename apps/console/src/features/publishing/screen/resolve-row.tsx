import { isApiError } from '@omc/sdk'
import { Button, Input } from '@omc/ui'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../app/data/use-write.ts'
import { errorText } from '../../../app/errors/error-text.ts'
import { currentLanguage } from '../../../app/i18n/i18n.ts'
import { clockTime } from '../../../app/i18n/moments.ts'
import { useSdk, useToasts } from '../../../app/services-context.ts'
import type { PublishAttempt } from '../run/queue-rows.ts'

/**
 * A person settles a result that nobody knows. Sending again is always their explicit choice.
 *
 * @source ux §5 state "unverified", job rule 5
 */
export function ResolveRow({ attempt }: { readonly attempt: PublishAttempt }) {
  const { t } = useTranslation()
  const sdk = useSdk()
  const toasts = useToasts()
  const resolve = useWrite(sdk, 'publish_attempts.resolve')
  const reconcile = useWrite(sdk, 'publish_attempts.reconcile')
  const [feedId, setFeedId] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const isWorking = resolve.isPending || reconcile.isPending
  const { id } = attempt

  const ask = () =>
    reconcile.mutate(
      { id },
      {
        onSuccess: () => toasts.show({ tone: 'info', title: t('publishing.resolve.asked') }),
      },
    )
  const settle = (resolution: 'published' | 'not_published') =>
    resolve.mutate(
      { id, resolution, ...(resolution === 'published' && { feed_id: (feedId ?? '').trim() }) },
      { onSuccess: () => toasts.show({ tone: 'success', title: t('publishing.resolve.settled') }) },
    )
  const failure = resolve.error ?? reconcile.error

  return (
    <div className="flex flex-col gap-2 pt-1 pb-1">
      <p className="text-xs text-fg3">{t('publishing.resolve.hint')}</p>
      {isAsking ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="w-full text-xs text-warning-fg">{t('publishing.resolve.sure')}</span>
          <Button
            size="sm"
            variant="danger"
            icon={<RotateCw size={14} aria-hidden />}
            data-testid={`resolve-confirm-${id}`}
            isLoading={resolve.isPending}
            onClick={() => settle('not_published')}
          >
            {t('publishing.resolve.again')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setIsAsking(false)}>
            {t('publishing.resolve.cancel')}
          </Button>
        </div>
      ) : feedId === null ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" isLoading={reconcile.isPending} disabled={isWorking} onClick={ask}>
            {t('publishing.resolve.ask')}
          </Button>
          <Button
            size="sm"
            data-testid={`resolve-published-${id}`}
            disabled={isWorking}
            onClick={() => setFeedId('')}
          >
            {t('publishing.resolve.published')}
          </Button>
          <Button
            size="sm"
            data-testid={`resolve-again-${id}`}
            disabled={isWorking}
            onClick={() => setIsAsking(true)}
          >
            {t('publishing.resolve.notPublished')}
          </Button>
        </div>
      ) : (
        <form
          className="flex flex-wrap items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (feedId.trim() !== '') settle('published')
          }}
        >
          <Input
            // The person has just asked for this box.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            className="w-44!"
            aria-label={t('publishing.resolve.feedId')}
            placeholder={t('publishing.resolve.feedId')}
            value={feedId}
            onChange={(event) => setFeedId(event.target.value)}
          />
          <Button
            type="submit"
            size="sm"
            isLoading={resolve.isPending}
            disabled={feedId.trim() === ''}
          >
            {t('publishing.resolve.save')}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setFeedId(null)}>
            {t('publishing.resolve.cancel')}
          </Button>
        </form>
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
