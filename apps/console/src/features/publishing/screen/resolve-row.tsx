import { isApiError } from '@omc/sdk'
import { Alert, Button } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kernel/data/use-write.ts'
import { errorText } from '../../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../../kernel/i18n/i18n.ts'
import { clockTime } from '../../../kernel/i18n/moments.ts'
import { useSdk, useToasts } from '../../../kernel/services/services-context.ts'
import type { PublishAttempt } from '../run/queue-rows.ts'
import { ResolveForm, type Resolution } from './resolve-form.tsx'

/**
 * A person resolves an unknown result and gives the reason. Sending again is always their explicit
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
      <p className="text-xs text-fg3">
        {attempt.code === 'in_vain' ? t('publishing.resolve.inVain') : t('publishing.resolve.hint')}
      </p>
      {choice === null ? (
        <Choices
          id={id}
          isAsking={reconcile.isPending}
          isWorking={resolve.isPending || reconcile.isPending}
          onAsk={ask}
          onChoose={setChoice}
        />
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
        <Alert tone="danger">
          {tooEarly(failure, (time) => t('publishing.resolve.tooEarly', { time })) ??
            errorText(failure, currentLanguage())}
        </Alert>
      ) : null}
    </div>
  )
}

type ChoicesProps = {
  readonly id: string
  readonly isAsking: boolean
  readonly isWorking: boolean
  readonly onAsk: () => void
  readonly onChoose: (choice: Resolution) => void
}

function Choices({ id, isAsking, isWorking, onAsk, onChoose }: ChoicesProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" isLoading={isAsking} disabled={isWorking} onClick={onAsk}>
        {t('publishing.resolve.ask')}
      </Button>
      <Button
        size="sm"
        data-testid={`resolve-published-${id}`}
        disabled={isWorking}
        onClick={() => onChoose('published')}
      >
        {t('publishing.resolve.published')}
      </Button>
      <Button
        size="sm"
        data-testid={`resolve-again-${id}`}
        disabled={isWorking}
        onClick={() => onChoose('not_published')}
      >
        {t('publishing.resolve.notPublished')}
      </Button>
      <Button
        size="sm"
        data-testid={`resolve-aside-${id}`}
        disabled={isWorking}
        onClick={() => onChoose('set_aside')}
      >
        {t('publishing.resolve.aside')}
      </Button>
    </div>
  )
}

function tooEarly(error: unknown, words: (time: string) => string): string | null {
  if (!isApiError(error, 'too_early')) return null
  const { until } = error.meta
  return typeof until === 'string' ? words(clockTime(until)) : null
}
