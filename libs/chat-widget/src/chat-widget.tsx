import { forwardRef, useImperativeHandle } from 'react'
import type { ForwardedRef } from 'react'
import { EntryBox } from './entry-box/entry-box.tsx'
import { useChat } from './frame/chat-context.ts'
import type { EntryAccess } from './frame/chat-context.ts'
import { ChatProvider } from './frame/chat-provider.tsx'
import type { ChatProviderProps } from './frame/chat-provider.tsx'
import { MessageList } from './message-list/message-list.tsx'
import type { ChatModel } from './model/create-chat-model.ts'

export type ChatWidgetProps = ChatProviderProps & {
  readonly model: ChatModel
  readonly title?: string
  /** Department or state, under the title. */
  readonly subtitle?: string
  readonly maxLength?: number
  readonly isDisabled?: boolean
}

/** A chat: header, messages and entry box. 550 × 500 px unless `--chat-w` and `--chat-h` say otherwise. */
export const ChatWidget = forwardRef<EntryAccess, ChatWidgetProps>(function ChatWidget(props, ref) {
  return (
    <ChatProvider {...props}>
      <ChatWindow {...props} access={ref} />
    </ChatProvider>
  )
})

type ChatWindowProps = ChatWidgetProps & { readonly access: ForwardedRef<EntryAccess> }

function ChatWindow({ access, ...props }: ChatWindowProps) {
  const { model, title, subtitle, maxLength, isDisabled = false } = props
  const { labels, slots, entry } = useChat()
  useImperativeHandle(access, () => entry, [entry])
  return (
    <section aria-label={title ?? labels.list.messages} className="omc-chat-window">
      <div className="omc-chat-main">
        {title || slots.header ? (
          <header className="omc-chat-header">
            <div className="omc-chat-heading">
              <p className="omc-chat-title">{title}</p>
              {subtitle ? <p className="omc-chat-muted">{subtitle}</p> : null}
            </div>
            {slots.header}
          </header>
        ) : null}
        <MessageList model={model} hasHistory={props.onLoadHistory !== undefined} />
        {slots.entry ?? (
          <EntryBox isDisabled={isDisabled} {...(maxLength === undefined ? {} : { maxLength })} />
        )}
      </div>
    </section>
  )
}
