import { forwardRef } from 'react'
import { ChatProvider } from './frame/chat-provider.tsx'
import type { ChatProviderProps } from './frame/chat-provider.tsx'
import type { EntryAccess } from './frame/entry-access.ts'
import type { ChatAreaProps } from './window/chat-area.tsx'
import { ChatFrame } from './window/chat-frame.tsx'
import type { ChatHeaderProps } from './window/chat-header.tsx'

export type ChatWidgetProps = ChatProviderProps &
  Omit<ChatAreaProps, 'hasHistory'> &
  Omit<ChatHeaderProps, 'isClickable'>

/** A chat: header, messages and composer. 550 × 500 px unless `--chat-w` and `--chat-h` say otherwise. */
export const ChatWidget = forwardRef<EntryAccess, ChatWidgetProps>(function ChatWidget(props, ref) {
  return (
    <ChatProvider {...props}>
      <ChatFrame
        access={ref}
        header={{ ...props, isClickable: props.onHeaderClick !== undefined }}
        area={{ ...props, hasHistory: props.onLoadHistory !== undefined }}
      />
    </ChatProvider>
  )
})
