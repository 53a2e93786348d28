import type { ChatMessage, MessageStatus } from './chat-message.ts'

export type HistoryState = 'idle' | 'fetching' | 'ended' | 'failed'

export type ChatState = {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[]
  readonly unreadCount: number
  /** The new-messages line stands before this message. */
  readonly firstUnreadId: string | null
  readonly isAtBottom: boolean
  readonly history: HistoryState
  /** The last messages of others that arrived while the chat was open, for announcements. */
  readonly incoming: readonly ChatMessage[]
}

export type ChatModel = {
  readonly getState: () => ChatState
  readonly subscribe: (listener: () => void) => () => void
  /** New messages, own or of others. A known id replaces the message in place and counts nothing. */
  readonly append: (...messages: readonly ChatMessage[]) => void
  /** Older messages, oldest first; known ids are left out. Ends a running load. */
  readonly prepend: (messages: readonly ChatMessage[], hasMore: boolean) => void
  /** `sentId` = the server's id for a message that was shown under an id of our own. */
  readonly setStatus: (id: string, status: MessageStatus, sentId?: string) => void
  readonly setHistory: (history: HistoryState) => void
  /** Told by the list; at the bottom everything counts as read. */
  readonly setAtBottom: (isAtBottom: boolean) => void
}

/** So many are kept for announcements; older ones have been read out. */
const INCOMING_COUNT = 5

/** The messages of one conversation, without any framework. */
export function createChatModel(first: readonly ChatMessage[] = []): ChatModel {
  let state: ChatState = {
    messages: uniqueById(first),
    unreadCount: 0,
    firstUnreadId: null,
    isAtBottom: true,
    history: 'idle',
    incoming: [],
  }
  const listeners = new Set<() => void>()
  const commit = (change: Partial<ChatState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    append: (...messages) => commit(appended(state, messages)),
    prepend(messages, hasMore) {
      const known = idsOf(state.messages)
      const older = uniqueById(messages).filter(({ id }) => !known.has(id))
      commit({ messages: [...older, ...state.messages], history: hasMore ? 'idle' : 'ended' })
    },
    setStatus: (id, status, sentId) =>
      commit({ messages: withStatus(state.messages, { id, status, sentId: sentId ?? id }) }),
    setHistory(history) {
      if (history !== state.history) commit({ history })
    },
    setAtBottom(isAtBottom) {
      if (isAtBottom === state.isAtBottom && !(isAtBottom && state.unreadCount > 0)) return
      commit(isAtBottom ? { isAtBottom, unreadCount: 0 } : { isAtBottom })
    },
  }
}

function appended(state: ChatState, given: readonly ChatMessage[]): Partial<ChatState> {
  const known = idsOf(state.messages)
  const latest = new Map(given.map((message) => [message.id, message]))
  const added = [...latest.values()].filter(({ id }) => !known.has(id))
  const kept = state.messages.map((message) => latest.get(message.id) ?? message)
  const foreign = added.filter((message) => message.kind !== 'tip' && !message.isOwn)
  const hasOwn = added.some((message) => message.kind !== 'tip' && message.isOwn)
  const isAtBottom = state.isAtBottom || hasOwn
  const unread = isAtBottom ? [] : foreign
  const line = isAtBottom && added.length > 0 ? null : state.firstUnreadId
  const isFirstUnread = state.unreadCount === 0 && unread.length > 0
  return {
    messages: [...kept, ...added],
    isAtBottom,
    unreadCount: isAtBottom ? 0 : state.unreadCount + unread.length,
    firstUnreadId: isFirstUnread ? (unread[0]?.id ?? null) : line,
    incoming: [...state.incoming, ...foreign].slice(-INCOMING_COUNT),
  }
}

type StatusChange = {
  readonly id: string
  readonly status: MessageStatus
  readonly sentId: string
}

function withStatus(
  messages: readonly ChatMessage[],
  change: StatusChange,
): readonly ChatMessage[] {
  // The server's copy may have arrived before the answer to sending: one of the two goes.
  const hasCopy = change.sentId !== change.id && messages.some(({ id }) => id === change.sentId)
  return messages.flatMap((message) => {
    if (message.id !== change.id || message.kind === 'tip') return [message]
    return hasCopy ? [] : [{ ...message, id: change.sentId, status: change.status }]
  })
}

function idsOf(messages: readonly ChatMessage[]): ReadonlySet<string> {
  return new Set(messages.map(({ id }) => id))
}

function uniqueById(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return [...new Map(messages.map((message) => [message.id, message])).values()]
}
