import { memo } from 'react'
import { useChat } from '../frame/chat-context.ts'
import type { ChatLabels } from '../labels/chat-labels.ts'
import { rowKeyOf, summaryOf } from '../model/chat-message.ts'
import type { ChatMessage } from '../model/chat-message.ts'
import { SpokenItem } from './spoken-item.tsx'

export type MessageItemProps = {
  /** By kind; a kind that is not known is said in words. */
  readonly message: ChatMessage
  /** From 1. */
  readonly position: number
  /** The one article that the Tab key stops at. */
  readonly isTabStop: boolean
  /** The line "new messages below" stands before it. */
  readonly isFirstUnread: boolean
  /** Drawn only because it has the focus, so far from the top, px; null = it is in its place. */
  readonly keptAt?: number | null
}

/** One article of the feed. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, position, isTabStop, isFirstUnread, keptAt = null } = props
  const { labels } = useChat()
  return (
    <article
      data-message-id={message.id}
      data-row={rowKeyOf(message)}
      aria-posinset={position}
      aria-setsize={-1}
      aria-label={nameOf(message, labels)}
      // A feed is read by moving focus from article to article.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isTabStop ? 0 : -1}
      className="omc-chat-row"
      {...(keptAt === null ? {} : { 'data-kept': '', style: { top: keptAt } })}
    >
      {isFirstUnread ? <Divider text={labels.list.newMessages} isNew /> : null}
      {message.kind === 'tip' ? (
        <Divider text={message.text} isNew={false} />
      ) : (
        <SpokenItem message={message} />
      )}
    </article>
  )
})

/** Text in the middle of a line. @source console spec §3: type tip */
function Divider({ text, isNew }: { readonly text: string; readonly isNew: boolean }) {
  return (
    <p className={isNew ? 'omc-chat-tip omc-chat-new' : 'omc-chat-tip'}>
      <span>{text}</span>
    </p>
  )
}

function nameOf(message: ChatMessage, { message: labels }: ChatLabels): string {
  const text = summaryOf(message) || (labels.kinds[message.kind] ?? labels.unsupported)
  if (message.kind === 'tip') return text
  return `${message.isOwn ? labels.me : message.author.name}: ${text}`
}
