import { forwardRef, useState } from 'react'
import type { ChatWidgetProps } from '../chat-widget.tsx'
import { ChatProvider } from '../frame/chat-provider.tsx'
import type { EntryAccess } from '../frame/entry-access.ts'
import type { ChatMember } from '../model/chat-member.ts'
import type { ChatSession } from '../model/chat-session.ts'
import { RightPanel } from '../right-panel/right-panel.tsx'
import { SessionBar } from '../session-bar/session-bar.tsx'
import { ChatFrame } from './chat-frame.tsx'

export type ChatWindowProps = ChatWidgetProps & {
  /** Conversations beside the chat; without them there is no bar. */
  readonly sessions?: readonly ChatSession[]
  /** The conversation that is shown. */
  readonly activeSessionId?: string | null
  /** Stands above the members, as plain text. */
  readonly notice?: string
  /** Members; can be searched by letters and sound. */
  readonly members?: readonly ChatMember[]
  /** Whether the panel with notice and members is there; the handle on it folds it away. */
  readonly showRightBox?: boolean
}

/**
 * A chat with its conversations, members and notice. 750 × 570 px unless `--chat-window-w` and
 * `--chat-window-h` are set.
 */
export const ChatWindow = forwardRef<EntryAccess, ChatWindowProps>(function ChatWindow(props, ref) {
  const { sessions, activeSessionId = null, notice, members, showRightBox = true } = props
  const [isRightOpen, setIsRightOpen] = useState(true)
  return (
    <ChatProvider {...props}>
      <ChatFrame
        access={ref}
        header={{ ...props, isClickable: props.onHeaderClick !== undefined }}
        area={{ ...props, hasHistory: props.onLoadHistory !== undefined }}
        sessions={sessions ? <SessionBar sessions={sessions} activeId={activeSessionId} /> : null}
        right={
          showRightBox ? (
            <RightPanel
              isOpen={isRightOpen}
              onOpenChange={setIsRightOpen}
              isClickable={props.onMemberClick !== undefined}
              matchPinyin={props.matchPinyin}
              {...(notice === undefined ? {} : { notice })}
              {...(members ? { members } : {})}
            />
          ) : null
        }
      />
    </ChatProvider>
  )
})
