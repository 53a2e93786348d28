import { useId, useState } from 'react'
import { useChat } from '../frame/chat-context.ts'
import type { QuickReplyGroup } from '../model/quick-reply-event.ts'
import { QuickReplyPanel } from './quick-reply-panel.tsx'
import type { Editing, QuickReplyPanelProps } from './quick-reply-panel.tsx'
import { QuickReplyTabs } from './quick-reply-tabs.tsx'

export type QuickReplyManagerProps = Omit<QuickReplyPanelProps, 'group' | 'editing' | 'onEdit'> & {
  /** One tab each; kept by the host, which is told of every change. */
  readonly groups: readonly QuickReplyGroup[]
  /** The tabs of the groups. */
  readonly showHeader?: boolean
}

/**
 * Manager of quick replies by group: choose, add, edit, delete. The host stores the replies.
 *
 * @source console spec §5, originals: quick-reply manager
 */
export function QuickReplyManager(props: QuickReplyManagerProps) {
  const { groups, showHeader = true, ...panel } = props
  const { labels: all, emit } = useChat()
  const { quickReplies: labels } = all
  const [groupId, setGroupId] = useState(groups[0]?.id)
  const [editing, setEditing] = useState<Editing>(null)
  const panelId = useId()
  const group = groups.find(({ id }) => id === groupId) ?? groups[0]
  if (!group) return <p className="omc-chat-empty">{labels.none}</p>
  return (
    <section aria-label={labels.quickReplies} className="omc-chat-replies">
      {showHeader ? (
        <QuickReplyTabs
          groups={groups}
          active={group}
          panelId={panelId}
          onChoose={(chosen, index) => {
            setGroupId(chosen.id)
            setEditing(null)
            emit('quickReply', { type: 'navIndex', group: chosen, index })
          }}
        />
      ) : null}
      <div
        id={panelId}
        className="omc-chat-reply-panel"
        {...(showHeader ? { role: 'tabpanel', 'aria-label': group.title } : {})}
      >
        <QuickReplyPanel {...panel} group={group} editing={editing} onEdit={setEditing} />
      </div>
    </section>
  )
}
