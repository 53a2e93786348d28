import { useState } from 'react'
import { Composer } from '../entry-box/composer.tsx'
import type { ComposerProps } from '../entry-box/composer.tsx'
import { useChat } from '../frame/chat-context.ts'
import { HistoryPanel } from '../history-panel/history-panel.tsx'
import { MessageList } from '../message-list/message-list.tsx'
import type { ChatModel } from '../model/create-chat-model.ts'

export type ChatAreaProps = Omit<ComposerProps, 'onHistory'> & {
  /** The messages, and where their reader is. */
  readonly model: ChatModel
  /** Content that the history tool opens; without it the tool only calls back. */
  readonly historyModel?: ChatModel | undefined
  /** Older messages can be asked for by the event loadHistory. */
  readonly hasHistory?: boolean | undefined
  /** Content above the oldest message, in place of the default text. */
  readonly historyTip?: string | undefined
  /** People who are writing at the moment; shown below the last message, and not read out. */
  readonly typing?: string | undefined
  /** Only the messages near the reader are drawn, unless this is false. */
  readonly isVirtual?: boolean | undefined
}

/** Messages, composer and, over them, the history panel. */
export function ChatArea(props: ChatAreaProps) {
  const {
    model,
    historyModel,
    hasHistory = false,
    historyTip,
    typing,
    isVirtual = true,
    ...composer
  } = props
  const { entry } = useChat()
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  return (
    <div className="omc-chat-main">
      <MessageList
        model={model}
        hasHistory={hasHistory}
        historyTip={historyTip}
        typing={typing}
        isVirtual={isVirtual}
      />
      <Composer
        {...composer}
        {...(historyModel ? { onHistory: () => setIsHistoryOpen(true) } : {})}
      />
      {historyModel && isHistoryOpen ? (
        <HistoryPanel
          model={historyModel}
          matchPinyin={composer.matchPinyin}
          onClose={() => {
            setIsHistoryOpen(false)
            entry.focus()
          }}
        />
      ) : null}
    </div>
  )
}
