import { useChat } from '../frame/chat-context.ts'
import { MessageItem } from '../message/message-item.tsx'
import { rowKeyOf } from '../model/chat-message.ts'
import type { ChatModel } from '../model/create-chat-model.ts'
import type { ListEngine } from './create-list-engine.ts'
import type { ListView } from './drawn-rows.ts'
import { useFeedFocus } from './use-feed-focus.ts'
import type { ListRefs } from './use-list-engine.ts'

export type MessageFeedProps = {
  readonly model: ChatModel
  readonly engine: ListEngine
  readonly view: ListView
  readonly refs: ListRefs
}

/** Rendered messages between the spaces for the others. */
export function MessageFeed({ model, engine, view, refs }: MessageFeedProps) {
  const { labels } = useChat()
  const { feed, spaceBefore, spaceAfter } = refs
  const { state, start, end } = view
  const { messages, firstUnreadId, history } = state
  const focus = useFeedFocus(model, { feed, reveal: engine.reveal })
  const indexes = indexesOf(view, focus.focusedId === null ? -1 : model.indexOf(focus.focusedId))
  const isActiveShown = indexes.some((index) => messages[index]?.id === focus.activeId)
  const tabStopId = isActiveShown ? focus.activeId : messages[end - 1]?.id
  return (
    // The feed pattern: keys and focus are watched on the feed, its articles take focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
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
  )
}

/** Indexes of the rendered messages in order, including the focused one. */
function indexesOf({ start, end }: ListView, focused: number): readonly number[] {
  const range = Array.from({ length: end - start }, (_, index) => start + index)
  if (focused >= 0 && focused < start) return [focused, ...range]
  return focused >= end ? [...range, focused] : range
}
