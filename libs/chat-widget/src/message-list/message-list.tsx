import { useChat } from '../frame/chat-context.ts'
import { MessageItem } from '../message/message-item.tsx'
import { rowKeyOf } from '../model/chat-message.ts'
import type { ChatModel } from '../model/create-chat-model.ts'
import { LIST_PULL_DOWN } from '../model/pull-history.ts'
import type { PullLimits } from '../model/pull-history.ts'
import type { ListView } from './drawn-rows.ts'
import { HistoryHeader } from './history-header.tsx'
import { IncomingLog } from './incoming-log.tsx'
import { useFeedFocus } from './use-feed-focus.ts'
import { useListEngine, useSettled } from './use-list-engine.ts'
import { usePullHistory } from './use-pull-history.ts'

export type MessageListProps = {
  /** The messages, and where their reader is. */
  readonly model: ChatModel
  /** Older messages can be asked for by the event loadHistory; answer with `model.prepend`. */
  readonly hasHistory?: boolean
  /** What stands above the oldest message, in place of our own words. */
  readonly historyTip?: string | undefined
  /** Who is writing at the moment; said below the last message, and not read out. */
  readonly typing?: string | undefined
  /** How far to pull for older messages, and where the list waits meanwhile; 70 and 56 px without it. */
  readonly pullLimits?: PullLimits
  /** Only the messages near the reader are drawn, unless this is false. */
  readonly isVirtual?: boolean
}

/**
 * The messages as a feed. Page Up and Page Down move between messages (Home and End with Ctrl
 * lead to the feed's ends), a button leads back to the end and counts what is unread.
 *
 * @source console spec §4, chat widget: message list
 */
export function MessageList(props: MessageListProps) {
  const { model, hasHistory = false, historyTip, typing, isVirtual = true } = props
  const { pullLimits = LIST_PULL_DOWN } = props
  const { labels, slots, emit } = useChat()
  const { engine, view, refs } = useListEngine(model, isVirtual)
  const { view: viewRef, content, feed, spaceBefore, spaceAfter } = refs
  const { state, start, end } = view
  const { messages, unreadCount, firstUnreadId, isAtBottom, history } = state
  const focus = useFeedFocus(model, { feed, reveal: engine.reveal })
  const { pull, fetch } = usePullHistory({
    view: viewRef,
    content,
    isOn: hasHistory && history !== 'ended',
    history,
    limits: pullLimits,
    onFetch: () => {
      model.setHistory('fetching')
      emit('loadHistory', { finish: (outcome) => finishHistory(model, outcome) })
      return model.getState().history === 'fetching'
    },
    onFinish: engine.holdPull,
  })
  useSettled(engine)
  const indexes = indexesOf(view, focus.focusedId === null ? -1 : model.indexOf(focus.focusedId))
  const isActiveShown = indexes.some((index) => messages[index]?.id === focus.activeId)
  const tabStopId = isActiveShown ? focus.activeId : messages[end - 1]?.id

  return (
    <div className="omc-chat-list">
      <div ref={viewRef} className="omc-chat-viewport">
        <div ref={content} className="omc-chat-content">
          {hasHistory && messages.length > 0 ? (
            <HistoryHeader history={history} pull={pull} tip={historyTip} onLoad={fetch} />
          ) : null}
          {messages.length === 0 ? <p className="omc-chat-empty">{labels.list.empty}</p> : null}
          {/* The feed pattern: keys and focus are watched on the feed, its articles take focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div
            ref={feed}
            // A feed without articles is an error to assistive technology.
            role={messages.length > 0 ? 'feed' : 'group'}
            aria-label={labels.list.messages}
            aria-busy={history === 'fetching'}
            onKeyDown={focus.onKeyDown}
            onFocus={focus.onFocus}
            onBlur={focus.onBlur}
            className="omc-chat-feed"
          >
            <div ref={spaceBefore} aria-hidden />
            {indexes.map((index) => {
              const message = messages[index]
              return message ? (
                <MessageItem
                  key={rowKeyOf(message)}
                  message={message}
                  position={index + 1}
                  isTabStop={message.id === tabStopId}
                  isFirstUnread={message.id === firstUnreadId}
                  keptAt={index >= start && index < end ? null : engine.topOf(index)}
                />
              ) : null
            })}
            <div ref={spaceAfter} aria-hidden />
          </div>
          {typing ? <p className="omc-chat-typing">{labels.list.typing(typing)}</p> : null}
        </div>
      </div>
      {isAtBottom ? null : (
        <button
          type="button"
          className="omc-chat-to-bottom"
          onClick={() => model.setAtBottom(true)}
        >
          {slots.toBottom?.(unreadCount) ?? (
            <>
              {labels.list.toBottom(unreadCount)} <span aria-hidden>↓</span>
            </>
          )}
        </button>
      )}
      <IncomingLog incoming={state.incoming} />
    </div>
  )
}

/** Of what is drawn, in order, with the message that has the focus. */
function indexesOf({ start, end }: ListView, focused: number): readonly number[] {
  const range = Array.from({ length: end - start }, (_, index) => start + index)
  if (focused >= 0 && focused < start) return [focused, ...range]
  return focused >= end ? [...range, focused] : range
}

function finishHistory(model: ChatModel, outcome: 'more' | 'ended' | 'failed' = 'more') {
  if (model.getState().history === 'fetching')
    model.setHistory(outcome === 'more' ? 'idle' : outcome)
}
