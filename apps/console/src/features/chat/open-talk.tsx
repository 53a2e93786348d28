import { isApiError } from '@omc/sdk'
import { Button, EmptyState, Skeleton } from '@omc/ui'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { useRunningMark } from '../../kernel/services/use-running-mark.ts'
import { useViewId } from '../../kernel/services/view-context.ts'
import { Failure } from '../../kit/failure.tsx'
import type { Talk } from './create-talk.ts'
import { TalkHead } from './talk-head.tsx'
import { talkOf } from './talks.ts'
import { Thread } from './thread.tsx'
import type { Conversations } from './use-conversations.ts'

type OpenTalkProps = { readonly id: string; readonly its: Conversations }

/** The open conversation. */
export function OpenTalk(props: OpenTalkProps) {
  const services = useServices()
  const person = usePerson()
  if (person === null) return null
  return <ItsTalk {...props} talk={talkOf(services, person, props.id)} />
}

function ItsTalk({ id, its, talk }: OpenTalkProps & { readonly talk: Talk }) {
  const { history, error, turn } = useSnapshot(talk.state)
  useRunningMark(useViewId() ?? '', turn.tag !== 'quiet')
  useFreshMessages(talk)
  if (history === 'ready')
    return (
      <section
        aria-label={i18n.t('chat.conversation')}
        className="flex min-w-0 flex-1 flex-col bg-app"
      >
        <TalkHead id={id} its={its} />
        <Thread talk={talk} its={its} />
      </section>
    )
  return (
    <div className="flex min-w-0 flex-1 flex-col justify-center p-4">
      {isApiError(error) && error.status === 404 ? (
        <EmptyState
          title={i18n.t('chat.gone')}
          description={i18n.t('chat.goneHint')}
          action={<Button onClick={() => its.open(null)}>{i18n.t('chat.toLast')}</Button>}
        />
      ) : error ? (
        <Failure error={error} onRetry={() => void talk.refresh()} />
      ) : (
        <div aria-busy>
          <Skeleton lines={8} />
        </div>
      )}
    </div>
  )
}

/** Reads the newest messages whenever the screen or its window is looked at again. */
function useFreshMessages(talk: Talk): void {
  useEffect(() => {
    const refresh = () => void talk.refresh()
    refresh()
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [talk])
}
