import { Button, Drawer, EmptyState, IconButton, Skeleton } from '@omc/ui'
import { MessagesSquare, Plus } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../kernel/i18n/route-title.ts'
import { Failure } from '../../kit/failure.tsx'
import { PageHeading } from '../../kit/page-heading.tsx'
import { ConversationNav } from './conversation-nav.tsx'
import { OpenTalk } from './open-talk.tsx'
import { useConversations, type Conversations } from './use-conversations.ts'

/** Conversations with the assistant, the last one open. @source screens §2.6, Chat */
export function ChatPage() {
  const { pathname } = useLocation()
  const its = useConversations()
  const [isNavOpen, setNavOpen] = useState(false)
  return (
    <div data-fills-view className="flex h-full min-h-0 flex-col gap-3 touch:gap-2">
      <PageHeading
        beside={
          <span className="hidden touch:block">
            <IconButton
              label={i18n.t('chat.conversations')}
              icon={<MessagesSquare size={18} aria-hidden />}
              onClick={() => setNavOpen(true)}
            />
          </span>
        }
      >
        {routeTitle(pathname)}
      </PageHeading>
      <div className="flex min-h-0 flex-1 overflow-hidden rounded-card border border-line bg-surface">
        <div className="flex w-60 shrink-0 flex-col border-e border-line p-3 touch:hidden">
          <ConversationNav its={its} />
        </div>
        <Content its={its} />
      </div>
      <Drawer
        open={isNavOpen}
        onOpenChange={setNavOpen}
        side="left"
        size="sm"
        title={i18n.t('chat.conversations')}
        closeLabel={i18n.t('act.close')}
      >
        <ConversationNav its={its} onLeave={() => setNavOpen(false)} />
      </Drawer>
    </div>
  )
}

function Content({ its }: { readonly its: Conversations }) {
  const { openId, isKnown, found } = its
  if (openId !== undefined) return <OpenTalk key={openId} id={openId} its={its} />
  return (
    <div className="flex min-w-0 flex-1 flex-col justify-center p-4">
      {isKnown ? (
        <EmptyState
          icon={<MessagesSquare size={24} aria-hidden />}
          title={i18n.t('chat.empty')}
          description={i18n.t('chat.emptyHint')}
          action={
            <Button
              variant="primary"
              icon={<Plus size={16} aria-hidden />}
              isLoading={its.isCreating}
              onClick={() => void its.create()}
            >
              {i18n.t('chat.new')}
            </Button>
          }
        />
      ) : found.error ? (
        <Failure error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <div aria-busy>
          <Skeleton lines={6} />
        </div>
      )}
    </div>
  )
}
