import { memo, useContext } from 'react'
import { ChatContext } from '../chat-context.ts'
import { summaryOf } from '../model/chat-message.ts'
import type { ChatMessage, SpokenMessage } from '../model/chat-message.ts'
import { MessageContent } from './message-content.tsx'

export type MessageItemProps = {
  readonly message: ChatMessage
  /** From 1. */
  readonly position: number
  /** The one article that the Tab key stops at. */
  readonly isTabStop: boolean
  /** The line "new messages below" stands before it. */
  readonly isFirstUnread: boolean
}

/** One article of the feed. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, position, isTabStop, isFirstUnread } = props
  const { labels } = useContext(ChatContext)
  return (
    <article
      data-message-id={message.id}
      aria-posinset={position}
      aria-setsize={-1}
      aria-label={nameOf(message, labels.me, labels.kinds[message.kind])}
      // A feed is read by moving focus from article to article.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isTabStop ? 0 : -1}
      className="omc-chat-row"
    >
      {isFirstUnread ? (
        <p className="omc-chat-tip omc-chat-new">
          <span>{labels.newMessages}</span>
        </p>
      ) : null}
      {message.kind === 'tip' ? (
        <p className="omc-chat-tip">
          <span>{message.text}</span>
        </p>
      ) : (
        <Spoken message={message} />
      )}
    </article>
  )
})

const CARD_KINDS: ReadonlySet<ChatMessage['kind']> = new Set([
  'shop',
  'image',
  'video',
  'audio',
  'file',
])

function Spoken({ message }: { readonly message: SpokenMessage }) {
  const { labels, events, formatTime } = useContext(ChatContext)
  const name = message.isOwn ? labels.me : message.author.name
  return (
    <div className="omc-chat-message" data-own={message.isOwn || undefined}>
      <button
        type="button"
        tabIndex={-1}
        className="omc-chat-avatar"
        aria-label={name}
        onClick={() => events.onAuthorClick?.('img', message)}
      >
        {message.author.avatarUrl ? (
          <img src={message.author.avatarUrl} alt="" loading="lazy" />
        ) : (
          <span aria-hidden>{Array.from(name)[0] ?? ''}</span>
        )}
      </button>
      <div className="omc-chat-body">
        <div className="omc-chat-meta">
          <button
            type="button"
            tabIndex={-1}
            className="omc-chat-name"
            onClick={() => events.onAuthorClick?.('nickname', message)}
          >
            {name}
          </button>
          {message.at === null ? null : (
            <time dateTime={new Date(message.at).toISOString()}>{formatTime(message.at)}</time>
          )}
        </div>
        <div className="omc-chat-line">
          <div className={CARD_KINDS.has(message.kind) ? 'omc-chat-card' : 'omc-chat-bubble'}>
            <MessageContent message={message} />
          </div>
          <Status message={message} />
        </div>
      </div>
    </div>
  )
}

function Status({ message }: { readonly message: SpokenMessage }) {
  const { labels, events } = useContext(ChatContext)
  if (!message.isOwn || message.status === 'sent') return null
  if (message.status === 'sending') {
    return (
      <span className="omc-chat-sending">
        <span className="omc-chat-hidden">{labels.sending}</span>
      </span>
    )
  }
  return (
    <span className="omc-chat-failed">
      <span aria-hidden>!</span>
      <span>{labels.failed}</span>
      <button type="button" className="omc-chat-link" onClick={() => events.onRetry?.(message)}>
        {labels.retry}
      </button>
    </span>
  )
}

function nameOf(message: ChatMessage, me: string, kindName: string | undefined): string {
  const text = summaryOf(message) || (kindName ?? '')
  if (message.kind === 'tip') return text
  return `${message.isOwn ? me : message.author.name}: ${text}`
}
