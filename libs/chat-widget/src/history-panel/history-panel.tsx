import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useChat } from '../frame/chat-context.ts'
import { ChatIcon } from '../icon/chat-icon.tsx'
import { MessageList } from '../message-list/message-list.tsx'
import type { ChatModel } from '../model/create-chat-model.ts'
import type { MatchPinyin } from '../search/find-text.ts'
import { filterMessages } from './filter-messages.ts'

export type HistoryPanelProps = {
  /** Not that of the chat beside it: each list has its own place to read at. */
  readonly model: ChatModel
  /** Older messages can be asked for by the event loadHistory. */
  readonly hasHistory?: boolean
  /** Escape or ×: take it away and give the focus back. */
  readonly onClose: () => void
  /** Matches by sound too, e.g. pinyin; handed in, so that only those pay for it who want it. */
  readonly matchPinyin?: MatchPinyin | undefined
}

/**
 * Searchable history over the chat it belongs to.
 *
 * @source console spec §9: the history panel takes 0.7 of the width when the right box is open
 */
export function HistoryPanel({ model, hasHistory, onClose, matchPinyin }: HistoryPanelProps) {
  const { historyPanel: labels } = useChat().labels
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const shown = useMemo(
    () => filterMessages(model, typed, matchPinyin),
    [model, typed, matchPinyin],
  )
  const { messages } = useSyncExternalStore(shown.subscribe, shown.getState, shown.getState)
  useEffect(() => search.current?.focus(), [])
  return (
    // Escape closes the panel from any element inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={labels.history}
      className="omc-chat-history-panel"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="omc-chat-history-head">
        <input
          ref={search}
          type="search"
          className="omc-chat-search"
          value={typed}
          aria-label={labels.search}
          placeholder={labels.search}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="button" className="omc-chat-tool" aria-label={labels.close} onClick={onClose}>
          <ChatIcon name="close" />
        </button>
      </div>
      <output className="omc-chat-muted">
        {typed.trim() === '' ? null : labels.found(messages.length)}
      </output>
      {typed.trim() !== '' && messages.length === 0 ? null : (
        <MessageList model={shown} {...(hasHistory ? { hasHistory } : {})} />
      )}
    </section>
  )
}
