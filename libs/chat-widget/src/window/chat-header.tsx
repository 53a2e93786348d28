import type { ReactNode } from 'react'
import { ChatFace } from '../avatar/chat-face.tsx'
import { useChat } from '../frame/chat-context.ts'
import type { HeaderClick } from '../frame/chat-events.ts'

export type ChatHeaderProps = {
  /** Whom the chat is with. */
  readonly title?: string | undefined
  /** Department or state, under the title. */
  readonly subtitle?: string | undefined
  /** Address of a picture. */
  readonly img?: string | undefined
  /** Whether picture and texts are buttons, which raise headerClick. */
  readonly isClickable?: boolean | undefined
}

/** Whom the chat is with. */
export function ChatHeader({ title = '', subtitle, img, isClickable = false }: ChatHeaderProps) {
  const { slots, emit } = useChat()
  const part = (click: HeaderClick, className: string, face?: ReactNode) =>
    isClickable ? (
      <button
        type="button"
        className={className}
        aria-label={face ? title : undefined}
        onClick={() => emit('headerClick', click)}
      >
        {face ?? click.value}
      </button>
    ) : (
      <span className={className}>{face ?? click.value}</span>
    )
  return (
    <header className="omc-chat-header">
      {img === undefined
        ? null
        : part({ key: 'cover', value: img }, 'omc-chat-cover', <ChatFace img={img} name={title} />)}
      <div className="omc-chat-heading">
        {part({ key: 'name', value: title }, 'omc-chat-title')}
        {subtitle ? part({ key: 'dept', value: subtitle }, 'omc-chat-muted') : null}
      </div>
      {slots.header}
    </header>
  )
}
