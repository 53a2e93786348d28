import { useRovingFocus } from '../focus/use-roving-focus.ts'
import { useChat } from '../frame/chat-context.ts'
import type { QuickReplyGroup } from '../model/quick-reply-event.ts'

type QuickReplyTabsProps = {
  readonly groups: readonly QuickReplyGroup[]
  readonly active: QuickReplyGroup
  readonly panelId: string
  readonly onChoose: (group: QuickReplyGroup, index: number) => void
}

/** One tab per group; `panelId` is the panel that they switch. */
export function QuickReplyTabs({ groups, active, panelId, onChoose }: QuickReplyTabsProps) {
  const { quickReplies: labels } = useChat().labels
  const { holder, place } = useRovingFocus<HTMLDivElement>([groups.length], groups.indexOf(active))
  return (
    <div role="tablist" aria-label={labels.quickReplies} className="omc-chat-tabs" {...holder}>
      {groups.map((group, index) => (
        <button
          key={group.id}
          type="button"
          role="tab"
          aria-selected={group === active}
          {...(group === active ? { 'aria-controls': panelId } : {})}
          onClick={() => onChoose(group, index)}
          {...place(index)}
        >
          {group.title}
        </button>
      ))}
    </div>
  )
}
