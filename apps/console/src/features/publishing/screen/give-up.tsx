import { Button } from '@omc/ui'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kernel/data/use-write.ts'
import { useSdk, useToasts } from '../../../kernel/services/services-context.ts'
import { usePerson } from '../../../kernel/services/use-person.ts'
import { mayRun } from '../../../kit/may-run.ts'
import { failedItem } from '../run/failed-item.ts'
import type { RunSnapshot } from '../run/run-types.ts'

type GiveUpProps = {
  readonly snapshot: RunSnapshot
  readonly size?: 'sm' | 'md'
}

/**
 * Pauses the content that failed, so that the run goes on with the next one when its wait is over;
 * nothing while no content waits for another try.
 *
 * @source ux §5 state "retry"
 */
export function GiveUp({ snapshot, size = 'md' }: GiveUpProps) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const isAllowed = mayRun(usePerson(), 'publish_contents.update')
  const pause = useWrite(useSdk(), 'publish_contents.update')
  const item = failedItem(snapshot)
  if (!item || !isAllowed) return null
  if (pause.isSuccess && pause.variables.id === item.publishContentId) return null
  return (
    <Button
      variant="ghost"
      size={size}
      data-testid="give-up"
      isLoading={pause.isPending}
      onClick={() =>
        pause.mutate(
          { id: item.publishContentId, status: 'paused' },
          {
            onSuccess: () =>
              toasts.show({
                tone: 'success',
                title: t('tiles.givenUp', { title: item.title }),
              }),
          },
        )
      }
    >
      {t('tiles.giveUp')}
    </Button>
  )
}
