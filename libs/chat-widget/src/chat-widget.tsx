import { forwardRef, useMemo } from 'react'
import type { ReactNode } from 'react'
import { ChatContext, formatMonthDayTime } from './chat-context.ts'
import type { MessageEvents } from './chat-context.ts'
import { EMOJI_TABLE } from './emoji/emoji-table.ts'
import type { Emoji } from './emoji/emoji-table.ts'
import { EntryBox } from './entry-box/entry-box.tsx'
import type { EntryBoxHandle } from './entry-box/entry-box.tsx'
import { CHAT_LABELS_ZH } from './labels.ts'
import type { ChatLabels } from './labels.ts'
import { MessageList } from './message-list/message-list.tsx'
import type { ChatModel } from './model/create-chat-model.ts'

export type ChatWidgetProps = {
  readonly model: ChatModel
  /** Trimmed, never empty; append the message to the model yourself. */
  readonly onSend: (text: string) => void
  readonly onLoadHistory?: () => void
  readonly title?: string
  /** Department or state, under the title. */
  readonly subtitle?: string
  readonly headerSlot?: ReactNode
  readonly labels?: ChatLabels
  readonly emoji?: readonly Emoji[]
  readonly formatTime?: (at: number) => string
  readonly events?: MessageEvents
  readonly maxLength?: number
  readonly isDisabled?: boolean
  readonly className?: string
}

const NO_EVENTS: MessageEvents = {}

/** A chat: header, messages and entry box. 550 × 500 px unless `--chat-w` and `--chat-h` say otherwise. */
export const ChatWidget = forwardRef<EntryBoxHandle, ChatWidgetProps>(
  function ChatWidget(props, ref) {
    const { model, title, subtitle, headerSlot, className, maxLength, isDisabled, onLoadHistory } =
      props
    const { labels = CHAT_LABELS_ZH, emoji = EMOJI_TABLE, events = NO_EVENTS } = props
    const { formatTime = formatMonthDayTime } = props
    const settings = useMemo(
      () => ({ labels, emoji, formatTime, events }),
      [labels, emoji, formatTime, events],
    )
    return (
      <ChatContext.Provider value={settings}>
        <section aria-label={title ?? labels.messages} className={`omc-chat ${className ?? ''}`}>
          {title || headerSlot ? (
            <header className="omc-chat-header">
              <div className="omc-chat-heading">
                <p className="omc-chat-title">{title}</p>
                {subtitle ? <p className="omc-chat-muted">{subtitle}</p> : null}
              </div>
              {headerSlot}
            </header>
          ) : null}
          <MessageList model={model} {...(onLoadHistory ? { onLoadHistory } : {})} />
          <EntryBox
            ref={ref}
            onSend={props.onSend}
            {...(maxLength === undefined ? {} : { maxLength })}
            {...(isDisabled === undefined ? {} : { isDisabled })}
          />
        </section>
      </ChatContext.Provider>
    )
  },
)
