import { Button, Skeleton } from '@omc/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { Failure } from '../../kit/failure.tsx'
import { SearchBox } from '../../kit/list/filters/search-box.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { byAge } from './conversations.ts'
import type { Conversations } from './use-conversations.ts'

type NavProps = {
  readonly its: Conversations
  /** Called when a conversation was chosen or made. */
  readonly onLeave?: () => void
}

/** Own conversations by day: new, search, rename, delete. */
export function ConversationNav({ its, onLeave }: NavProps) {
  return (
    <nav aria-label={i18n.t('chat.conversations')} className="flex min-h-0 flex-1 flex-col gap-3">
      <Button
        icon={<Plus size={16} aria-hidden />}
        isLoading={its.isCreating}
        onClick={() => void its.create().then((id) => id !== null && onLeave?.())}
        className="w-full"
      >
        {i18n.t('chat.new')}
      </Button>
      <span className="*:w-full">
        <SearchBox hint={i18n.t('chat.search')} value={its.search} onChange={its.setSearch} />
      </span>
      <Rows its={its} onLeave={onLeave} />
    </nav>
  )
}

function Rows({
  its,
  onLeave,
}: {
  readonly its: Conversations
  readonly onLeave: NavProps['onLeave']
}) {
  const { found, rows, openId, search } = its
  const [now] = useState(() => Date.now())
  if (rows === undefined) {
    if (found.error) return <Failure error={found.error} onRetry={() => void found.refetch()} />
    return (
      <div aria-busy className="p-1">
        <Skeleton lines={8} />
      </div>
    )
  }
  if (rows.length === 0)
    return (
      <p className="px-2 py-6 text-center text-sm text-fg3">
        {search === '' ? i18n.t('chat.noConversation') : i18n.t('chat.noMatch', { search })}
      </p>
    )
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {byAge(rows, now).map(({ age, conversations }) => (
        <section key={age} aria-label={i18n.t(`chat.age.${age}`)}>
          <h2 className="px-2 pt-2 pb-1 text-xs text-fg3">{i18n.t(`chat.age.${age}`)}</h2>
          <ul className="flex flex-col gap-1">
            {conversations.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                isOpen={conversation.id === openId}
                onOpen={() => {
                  its.open(conversation.id)
                  onLeave?.()
                }}
                onRename={async (title) => its.rename(conversation.id, title)}
                onRemove={() => void its.remove(conversation)}
              />
            ))}
          </ul>
        </section>
      ))}
      {found.hasNextPage ? (
        <Button
          variant="ghost"
          isLoading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
          className="mt-2 w-full"
        >
          {i18n.t('chat.more')}
        </Button>
      ) : null}
    </div>
  )
}
