import type { ReactNode } from 'react'
import { AvatarPicture } from '../avatar/avatar-picture.tsx'
import { useChat } from '../frame/chat-context.ts'
import { isoOf } from '../frame/format-time.ts'
import type { MessageKind, SpokenMessage } from '../model/chat-message.ts'
import { MessageContent } from './message-content.tsx'
import { MessageStatus } from './message-status.tsx'

/** Kinds with their own border, shown without a bubble. */
const CARD_KINDS: ReadonlySet<MessageKind> = new Set(['shop', 'image', 'video', 'audio', 'file'])

/** Avatar, name, date and bubble; own messages on the other side. @source console spec §3 */
export function SpokenItem({ message }: { readonly message: SpokenMessage }) {
  const { labels, emit, slots } = useChat()
  const name = message.isOwn ? labels.message.me : message.author.name
  return (
    <div className="omc-chat-message" data-own={message.isOwn || undefined}>
      <Speaker
        className="omc-chat-avatar"
        name={name}
        onPress={() => emit('clickTalk', { type: 'img', data: message })}
      >
        <AvatarPicture url={message.author.avatarUrl} name={name} />
      </Speaker>
      <div className="omc-chat-body">
        <div className="omc-chat-meta">
          <Speaker
            className="omc-chat-name"
            name={name}
            onPress={() => emit('clickTalk', { type: 'nickname', data: message })}
          >
            {name}
          </Speaker>
          <SaidAt at={message.at} />
        </div>
        <div className="omc-chat-line">
          <div className={CARD_KINDS.has(message.kind) ? 'omc-chat-card' : 'omc-chat-bubble'}>
            <MessageContent message={message} />
          </div>
          <MessageStatus message={message} />
        </div>
        {slots.foot?.(message)}
      </div>
    </div>
  )
}

type SpeakerProps = {
  readonly className: string
  readonly name: string
  readonly onPress: () => void
  readonly children: ReactNode
}

/** The speaker: a button only for a host that hears it. */
function Speaker({ className, name, onPress, children }: SpeakerProps) {
  const { hearsTalk } = useChat()
  if (!hearsTalk)
    return (
      <span className={className} {...(children === name ? {} : { 'aria-hidden': true })}>
        {children}
      </span>
    )
  return (
    <button type="button" tabIndex={-1} className={className} aria-label={name} onClick={onPress}>
      {children}
    </button>
  )
}

function SaidAt({ at }: { readonly at: number | null }) {
  const { formatTime } = useChat()
  const iso = isoOf(at)
  return at === null || iso === null ? null : <time dateTime={iso}>{formatTime(at)}</time>
}
