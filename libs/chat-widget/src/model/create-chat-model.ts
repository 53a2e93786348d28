import type { ChatMessage, MessageStatus } from './chat-message.ts'
import { createMessageIndex } from './message-index.ts'
import type { MessageIndex } from './message-index.ts'

export type HistoryState = 'idle' | 'fetching' | 'ended' | 'failed'

export type ChatState = {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[]
  /** Messages of others that arrived below what the reader sees, and have not been seen since. */
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
  /**
   * Calls the listener before messages come, go or change, while a list that shows them can still
   * say where its reader has come to.
   */
  readonly beforeChange: (listener: () => void) => () => void
  /** Where a message stands; -1 = not here. */
  readonly indexOf: (id: string) => number
  /** New messages, own or of others. A known id replaces the message in place and counts nothing. */
  readonly append: (...messages: readonly ChatMessage[]) => void
  /** Older messages, oldest first; known ids are left out. Ends a running load. */
  readonly prepend: (messages: readonly ChatMessage[], hasMore: boolean) => void
  /** `sentId` = the server's id for a message that was shown under an id of our own. */
  readonly setStatus: (id: string, status: MessageStatus, sentId?: string) => void
  readonly remove: (id: string) => void
  readonly setHistory: (history: HistoryState) => void
  /** Told by the list; at the bottom everything counts as read. */
  readonly setAtBottom: (isAtBottom: boolean) => void
  /** Told by the list: this message and all before it have been seen. */
  readonly markSeen: (id: string) => void
}

export type ChatModelOptions = {
  /** `always` goes to the newest message whatever the reader is doing; `near` only from near the end. */
  readonly follow?: 'near' | 'always'
}

/** So many are kept for announcements; older ones have been read out. */
const INCOMING_COUNT = 5

/** The messages of one conversation, without any framework. */
export function createChatModel(
  first: readonly ChatMessage[] = [],
  { follow = 'near' }: ChatModelOptions = {},
): ChatModel {
  const index = createMessageIndex()
  let unreadIds: readonly string[] = []
  let state: ChatState = {
    messages: uniqueById(first),
    unreadCount: 0,
    firstUnreadId: null,
    isAtBottom: true,
    history: 'idle',
    incoming: [],
  }
  index.reset(state.messages)
  const listeners = new Set<() => void>()
  const askers = new Set<() => void>()
  const ask = () => {
    for (const asker of askers) asker()
  }
  const commit = (change: Partial<ChatState>) => {
    state = { ...state, ...change, unreadCount: unreadIds.length }
    for (const listener of listeners) listener()
  }
  const replaceAll = (messages: readonly ChatMessage[]) => {
    index.reset(messages)
    unreadIds = unreadIds.filter((id) => index.indexOf(id) >= 0)
    commit({ messages })
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    beforeChange(listener) {
      askers.add(listener)
      return () => askers.delete(listener)
    },
    indexOf: index.indexOf,
    append(...given) {
      ask()
      const { kept, added } = merge(state.messages, given, index)
      index.append(added)
      const foreign = added.filter((message) => message.kind !== 'tip' && !message.isOwn)
      const hasOwn = added.some((message) => message.kind !== 'tip' && message.isOwn)
      const isAtBottom = state.isAtBottom || hasOwn || (follow === 'always' && added.length > 0)
      const line = isAtBottom && added.length > 0 ? null : state.firstUnreadId
      const isFirstUnread = !isAtBottom && unreadIds.length === 0 && foreign.length > 0
      unreadIds = isAtBottom ? [] : [...unreadIds, ...foreign.map(({ id }) => id)]
      commit({
        messages: added.length > 0 ? [...kept, ...added] : kept,
        isAtBottom,
        firstUnreadId: isFirstUnread ? (foreign[0]?.id ?? null) : line,
        incoming: [...state.incoming, ...foreign].slice(-INCOMING_COUNT),
      })
    },
    prepend(given, hasMore) {
      ask()
      const older = uniqueById(given).filter(({ id }) => index.indexOf(id) < 0)
      index.prepend(older)
      commit({
        messages: older.length > 0 ? [...older, ...state.messages] : state.messages,
        history: hasMore ? 'idle' : 'ended',
      })
    },
    setStatus(id, status, sentId = id) {
      ask()
      const at = index.indexOf(id)
      const message = state.messages[at]
      if (!message || message.kind === 'tip') return
      // The server's copy may have arrived before the answer to sending: one of the two goes.
      const hasCopy = sentId !== id && index.indexOf(sentId) >= 0
      if (hasCopy) return replaceAll(state.messages.filter((_, place) => place !== at))
      const messages = replaceAt(state.messages, at, { ...message, id: sentId, status })
      if (sentId === id) return commit({ messages })
      replaceAll(messages)
    },
    remove(id) {
      if (index.indexOf(id) < 0) return
      ask()
      replaceAll(state.messages.filter((message) => message.id !== id))
    },
    setHistory(history) {
      if (history === state.history) return
      ask()
      commit({ history })
    },
    setAtBottom(isAtBottom) {
      if (isAtBottom === state.isAtBottom && !(isAtBottom && unreadIds.length > 0)) return
      if (isAtBottom) unreadIds = []
      commit({ isAtBottom })
    },
    markSeen(id) {
      const seen = index.indexOf(id)
      const left = unreadIds.filter((unreadId) => index.indexOf(unreadId) > seen)
      if (left.length === unreadIds.length) return
      unreadIds = left
      commit({})
    },
  }
}

/** What replaces a message that is there, in its place, and what is new. */
function merge(
  messages: readonly ChatMessage[],
  given: readonly ChatMessage[],
  index: MessageIndex,
): { readonly kept: readonly ChatMessage[]; readonly added: readonly ChatMessage[] } {
  const added: ChatMessage[] = []
  let kept: ChatMessage[] | null = null
  for (const message of uniqueById(given)) {
    const at = index.indexOf(message.id)
    if (at < 0) {
      added.push(message)
      continue
    }
    kept ??= [...messages]
    kept[at] = message
  }
  return { kept: kept ?? messages, added }
}

function replaceAt(
  messages: readonly ChatMessage[],
  at: number,
  message: ChatMessage,
): readonly ChatMessage[] {
  const copy = [...messages]
  copy[at] = message
  return copy
}

/** Of several with one id the last, in the place of the first; mostly there are none. */
function uniqueById(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const ids = new Set<string>()
  for (const { id } of messages) ids.add(id)
  if (ids.size === messages.length) return messages
  return [...new Map(messages.map((message) => [message.id, message])).values()]
}
