import { useRovingFocus } from '../focus/use-roving-focus.ts'
import { useChat } from '../frame/chat-context.ts'
import type { QuickReply } from '../model/quick-reply.ts'
import { MarkedText } from '../search/marked-text.tsx'
import type { QuickReplyMatch } from './match-quick-replies.ts'

export type QuickReplyListProps = {
  /** Not empty. */
  readonly matches: readonly QuickReplyMatch<QuickReply>[]
  /** One was chosen. */
  readonly onPick: (reply: QuickReply) => void
  /** Escape, or ↑ on the first: give the focus back to the entry box. */
  readonly onLeave: (by: 'Escape' | 'ArrowUp') => void
}

/**
 * Replies that match the typed text, at most 100 px high.
 *
 * @source console spec §9: quick list max height 100 px
 */
export function QuickReplyList({ matches, onPick, onLeave }: QuickReplyListProps) {
  const { quickReplies: labels } = useChat().labels
  const { holder, place, stop } = useRovingFocus<HTMLDivElement>(matches.map(() => 1))
  return (
    <div
      // The replies are rich text and take focus, which a select does not support.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={labels.quickReplies}
      tabIndex={-1}
      className="omc-chat-quick"
      {...holder}
      onKeyDown={(event) => {
        const { key } = event
        if (key === 'Escape' || (key === 'ArrowUp' && stop === 0)) {
          event.preventDefault()
          onLeave(key)
        } else holder.onKeyDown(event)
      }}
    >
      {matches.map(({ reply, range }, index) => (
        <button
          key={reply.id}
          type="button"
          // An option that a click, Enter or Space selects.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          aria-selected={false}
          title={reply.text}
          onClick={() => onPick(reply)}
          {...place(index)}
        >
          <MarkedText text={reply.text} range={range} />
        </button>
      ))}
    </div>
  )
}
