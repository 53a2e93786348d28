import { useChat } from '../frame/chat-context.ts'
import type { ChatModel } from '../model/create-chat-model.ts'
import { LIST_PULL_DOWN } from '../model/pull-history.ts'
import type { PullLimits } from '../model/pull-history.ts'
import { HistoryHeader } from './history-header.tsx'
import { IncomingLog } from './incoming-log.tsx'
import { MessageFeed } from './message-feed.tsx'
import { useListEngine, useSettled } from './use-list-engine.ts'
import { usePullHistory } from './use-pull-history.ts'

export type MessageListProps = {
  /** The messages, and where their reader is. */
  readonly model: ChatModel
  /** Older messages can be asked for by the event loadHistory; answer with `model.prepend`. */
  readonly hasHistory?: boolean
  /** Content above the oldest message, in place of the default text. */
  readonly historyTip?: string | undefined
  /** People who are writing at the moment; shown below the last message, and not read out. */
  readonly typing?: string | undefined
  /** How far to pull for older messages, and where the list waits meanwhile; 70 and 56 px without it. */
  readonly pullLimits?: PullLimits
  /** Only the messages near the reader are drawn, unless this is false. */
  readonly isVirtual?: boolean
}

/**
 * Messages as a feed. Page Up and Page Down move between messages (Ctrl with Home or End goes to
 * the feed's ends); a button returns to the end and shows the unread count.
 *
 * @source console spec §4, chat widget: message list
 */
export function MessageList(props: MessageListProps) {
  const { model, hasHistory = false, historyTip, typing, isVirtual = true } = props
  const { pullLimits = LIST_PULL_DOWN } = props
  const { labels, emit } = useChat()
  const { engine, view, refs } = useListEngine(model, isVirtual)
  const { view: viewRef, content } = refs
  const { messages, unreadCount, isAtBottom, history, incoming } = view.state
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
  return (
    <div className="omc-chat-list">
      <div ref={viewRef} className="omc-chat-viewport">
        <div ref={content} className="omc-chat-content">
          {hasHistory && messages.length > 0 ? (
            <HistoryHeader history={history} pull={pull} tip={historyTip} onLoad={fetch} />
          ) : null}
          {messages.length === 0 ? <p className="omc-chat-empty">{labels.list.empty}</p> : null}
          <MessageFeed model={model} engine={engine} view={view} refs={refs} />
          {typing ? <p className="omc-chat-typing">{labels.list.typing(typing)}</p> : null}
        </div>
      </div>
      {isAtBottom ? null : <ToBottom model={model} unreadCount={unreadCount} />}
      <IncomingLog incoming={incoming} />
    </div>
  )
}

type ToBottomProps = { readonly model: ChatModel; readonly unreadCount: number }

function ToBottom({ model, unreadCount }: ToBottomProps) {
  const { labels, slots } = useChat()
  return (
    <button type="button" className="omc-chat-to-bottom" onClick={() => model.setAtBottom(true)}>
      {slots.toBottom?.(unreadCount) ?? (
        <>
          {labels.list.toBottom(unreadCount)} <span aria-hidden>↓</span>
        </>
      )}
    </button>
  )
}

function finishHistory(model: ChatModel, outcome: 'more' | 'ended' | 'failed' = 'more') {
  if (model.getState().history === 'fetching')
    model.setHistory(outcome === 'more' ? 'idle' : outcome)
}
