import { useImperativeHandle } from 'react'
import type { ForwardedRef, ReactNode } from 'react'
import { useChat } from '../frame/chat-context.ts'
import type { EntryAccess } from '../frame/entry-access.ts'
import { ChatArea } from './chat-area.tsx'
import type { ChatAreaProps } from './chat-area.tsx'
import { ChatHeader } from './chat-header.tsx'
import type { ChatHeaderProps } from './chat-header.tsx'

export type ChatFrameProps = {
  readonly header: ChatHeaderProps
  readonly area: ChatAreaProps
  readonly access: ForwardedRef<EntryAccess>
  /** Before the chat. */
  readonly sessions?: ReactNode
  /** Behind the chat; open, it leaves the chat 0.7 of the width. */
  readonly right?: ReactNode
}

/** Layout of the window. */
export function ChatFrame({ header, area, access, sessions, right }: ChatFrameProps) {
  const { labels, slots, entry } = useChat()
  useImperativeHandle(access, () => entry, [entry])
  return (
    <section
      aria-label={header.title ?? labels.list.messages}
      className={sessions || right ? 'omc-chat-window omc-chat-wide' : 'omc-chat-window'}
    >
      {header.title || slots.header ? <ChatHeader {...header} /> : null}
      <div className="omc-chat-columns">
        {sessions}
        <div className="omc-chat-columns">
          <ChatArea {...area} />
          {right}
        </div>
      </div>
    </section>
  )
}
