import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useChat } from '../frame/chat-context.ts'
import { MessageItem } from '../message/message-item.tsx'
import { rowKeyOf } from '../model/chat-message.ts'
import type { ChatModel, ChatState } from '../model/create-chat-model.ts'
import { HistoryButton } from './history-button.tsx'
import { IncomingLog } from './incoming-log.tsx'
import { useMessageWindow } from './use-message-window.ts'

export type MessageListProps = {
  readonly model: ChatModel
  /** Older messages can be asked for by the event loadHistory; answer with `model.prepend`. */
  readonly hasHistory?: boolean
}

/**
 * The messages as a feed. Page Up and Page Down move between messages (Home and End with Ctrl
 * leave the feed's ends), a button leads back to the end and counts what is unread.
 */
export function MessageList({ model, hasHistory = false }: MessageListProps) {
  const { labels, emit } = useChat()
  const state = useSyncExternalStore(model.subscribe, model.getState, model.getState)
  const { viewport, content, list, range, onScroll, reveal, ...space } = useMessageWindow(
    model,
    state,
  )
  const { messages, unreadCount, firstUnreadId, isAtBottom, history } = state
  const { activeId, onFocus, onKeyDown } = useFeedFocus(state, { list, reveal })
  const shown = messages.slice(range.start, range.end)
  const tabStopId = shown.some(({ id }) => id === activeId) ? activeId : shown.at(-1)?.id

  return (
    <div className="omc-chat-list">
      <div ref={viewport} className="omc-chat-viewport" onScroll={onScroll}>
        <div ref={content}>
          {hasHistory && messages.length > 0 ? (
            <HistoryButton
              history={history}
              onLoad={() => {
                model.setHistory('fetching')
                emit('loadHistory', { finish: (outcome) => finishHistory(model, outcome) })
              }}
            />
          ) : null}
          {messages.length === 0 ? <p className="omc-chat-empty">{labels.list.empty}</p> : null}
          {/* The feed pattern: keys and focus are watched on the feed, its articles take focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <div
            ref={list}
            role="feed"
            aria-label={labels.list.messages}
            aria-busy={history === 'fetching'}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            className="omc-chat-feed"
          >
            <div aria-hidden style={{ height: space.spaceBefore }} />
            {shown.map((message, index) => (
              <MessageItem
                key={rowKeyOf(message)}
                message={message}
                position={range.start + index + 1}
                isTabStop={message.id === tabStopId}
                isFirstUnread={message.id === firstUnreadId}
              />
            ))}
            <div aria-hidden style={{ height: space.spaceAfter }} />
          </div>
        </div>
      </div>
      {isAtBottom ? null : (
        <button
          type="button"
          className="omc-chat-to-bottom"
          onClick={() => model.setAtBottom(true)}
        >
          {labels.list.toBottom(unreadCount)} <span aria-hidden>↓</span>
        </button>
      )}
      <IncomingLog incoming={state.incoming} />
    </div>
  )
}

function finishHistory(model: ChatModel, outcome: 'more' | 'ended' | 'failed' = 'more') {
  if (model.getState().history === 'fetching')
    model.setHistory(outcome === 'more' ? 'idle' : outcome)
}

type View = Pick<ReturnType<typeof useMessageWindow>, 'list' | 'reveal'>

function useFeedFocus({ messages }: ChatState, view: View) {
  const [activeId, setActiveId] = useState<string | null>(null)
  const wantedId = useRef<string | null>(null)
  const focusRow = (id: string) => {
    const row = view.list.current?.querySelector<HTMLElement>(
      `[data-message-id="${CSS.escape(id)}"]`,
    )
    row?.focus()
    return row !== null && row !== undefined
  }
  useEffect(() => {
    if (wantedId.current !== null && focusRow(wantedId.current)) wantedId.current = null
  })
  const goTo = (index: number) => {
    const id = messages[Math.max(0, Math.min(index, messages.length - 1))]?.id
    if (id === undefined || focusRow(id)) return
    wantedId.current = id
    view.reveal(Math.max(0, Math.min(index, messages.length - 1)))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const focusedId = messageIdOf(event.target)
    const current = messages.findIndex(({ id }) => id === focusedId)
    const target = targetOf(event, current, messages.length)
    if (target === null || current < 0) return
    event.preventDefault()
    goTo(target)
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => setActiveId(messageIdOf(event.target))
  return { activeId, onFocus, onKeyDown }
}

function targetOf(event: KeyboardEvent, current: number, count: number): number | null {
  if (event.key === 'PageDown') return current + 1
  if (event.key === 'PageUp') return current - 1
  if (event.ctrlKey && event.key === 'Home') return 0
  if (event.ctrlKey && event.key === 'End') return count - 1
  return null
}

function messageIdOf(target: EventTarget): string | null {
  const row = target instanceof Element ? target.closest('[data-message-id]') : null
  return row?.getAttribute('data-message-id') ?? null
}
