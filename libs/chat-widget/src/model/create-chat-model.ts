import { isStreaming } from './chat-message.ts'
import type { ChatMessage, MessageStatus } from './chat-message.ts'
import type { ChatState, HistoryState } from './chat-state.ts'
import { createChatStore } from './chat-store.ts'
import type { ChatStore } from './chat-store.ts'

export type ChatModel = {
  readonly getState: () => ChatState
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Calls the listener before messages are added, removed or changed, while a list that shows them
   * can still read its scroll position.
   */
  readonly beforeChange: (listener: () => void) => () => void
  /** Index of a message, or -1. */
  readonly indexOf: (id: string) => number
  /** Adds new messages, own or others'. A known id replaces its message and is not counted. */
  readonly append: (...messages: readonly ChatMessage[]) => void
  /** Adds older messages, oldest first, without known ids. Ends a running load. */
  readonly prepend: (messages: readonly ChatMessage[], hasMore: boolean) => void
  /** `sentId`: the server's id for a message that was shown under a local id. */
  readonly setStatus: (id: string, status: MessageStatus, sentId?: string) => void
  readonly remove: (id: string) => void
  readonly setHistory: (history: HistoryState) => void
  /** Called by the list; at the bottom everything counts as read. */
  readonly setAtBottom: (isAtBottom: boolean) => void
  /** Called by the list: this message and all before it have been seen. */
  readonly markSeen: (id: string) => void
}

export type ChatModelOptions = {
  /** `always` goes to the newest message whatever the reader is doing; `near` only from near the end. */
  readonly follow?: 'near' | 'always'
}

/** Messages kept for announcements; older ones have been announced. */
const INCOMING_COUNT = 5

/** The messages of one conversation, without any framework. */
export function createChatModel(
  first: readonly ChatMessage[] = [],
  { follow = 'near' }: ChatModelOptions = {},
): ChatModel {
  const store = createChatStore(uniqueById(first))
  const { indexOf, getState, getUnreadIds, subscribe, beforeChange, announce, commit } = store
  return {
    getState,
    subscribe,
    beforeChange,
    indexOf,
    ...messageActs(store, follow === 'always'),
    setHistory(history) {
      if (history === getState().history) return
      announce()
      commit({ history })
    },
    setAtBottom(isAtBottom) {
      const hasUnread = getUnreadIds().length > 0
      if (isAtBottom === getState().isAtBottom && !(isAtBottom && hasUnread)) return
      commit({ isAtBottom }, isAtBottom ? [] : undefined)
    },
    markSeen(id) {
      const seen = indexOf(id)
      const left = getUnreadIds().filter((unreadId) => indexOf(unreadId) > seen)
      if (left.length < getUnreadIds().length) commit({}, left)
    },
  }
}

type MessageActs = Pick<ChatModel, 'append' | 'prepend' | 'setStatus' | 'remove'>

/** Actions that add, change and remove messages. */
function messageActs(store: ChatStore, isAlwaysFollowing: boolean): MessageActs {
  const { index, indexOf, getState, getUnreadIds, announce, commit, replaceAll } = store
  return {
    append(...given) {
      announce()
      const state = getState()
      const { kept, added, ended } = merge(state.messages, given, indexOf)
      index.append(added)
      const foreign = added.filter((message) => message.kind !== 'tip' && !message.isOwn)
      // Streamed text is announced once, when it has ended.
      const heard = [...foreign.filter((message) => !isStreaming(message)), ...ended]
      const hasOwn = added.some((message) => message.kind !== 'tip' && message.isOwn)
      const isAtBottom = state.isAtBottom || hasOwn || (isAlwaysFollowing && added.length > 0)
      const line = isAtBottom && added.length > 0 ? null : state.firstUnreadId
      const isFirstUnread = !isAtBottom && state.unreadCount === 0 && foreign.length > 0
      commit(
        {
          messages: added.length > 0 ? [...kept, ...added] : kept,
          isAtBottom,
          firstUnreadId: isFirstUnread ? (foreign[0]?.id ?? null) : line,
          incoming: [...state.incoming, ...heard].slice(-INCOMING_COUNT),
        },
        isAtBottom ? [] : [...getUnreadIds(), ...foreign.map(({ id }) => id)],
      )
    },
    prepend(given, hasMore) {
      announce()
      const { messages } = getState()
      const older = uniqueById(given).filter(({ id }) => indexOf(id) < 0)
      index.prepend(older)
      commit({
        messages: older.length > 0 ? [...older, ...messages] : messages,
        history: hasMore ? 'idle' : 'ended',
      })
    },
    setStatus(id, status, sentId = id) {
      announce()
      const { messages } = getState()
      const at = indexOf(id)
      const message = messages[at]
      if (!message || message.kind === 'tip') return
      // The server's copy may arrive before the answer to sending: drop one of the two.
      const hasCopy = sentId !== id && indexOf(sentId) >= 0
      if (hasCopy) return replaceAll(messages.filter((_, place) => place !== at))
      const changed = replaceAt(messages, at, { ...message, id: sentId, status })
      if (sentId === id) return commit({ messages: changed })
      replaceAll(changed)
    },
    remove(id) {
      if (indexOf(id) < 0) return
      announce()
      replaceAll(getState().messages.filter((message) => message.id !== id))
    },
  }
}

type Merged = {
  readonly kept: readonly ChatMessage[]
  readonly added: readonly ChatMessage[]
  /** Streamed messages of others that have just ended. */
  readonly ended: readonly ChatMessage[]
}

/** Replaces known messages in place and returns the new ones. */
function merge(
  messages: readonly ChatMessage[],
  given: readonly ChatMessage[],
  indexOf: ChatModel['indexOf'],
): Merged {
  const added: ChatMessage[] = []
  const ended: ChatMessage[] = []
  let kept: ChatMessage[] | null = null
  for (const message of uniqueById(given)) {
    const at = indexOf(message.id)
    const before = messages[at]
    if (!before) {
      added.push(message)
      continue
    }
    if (isStreaming(before) && !isStreaming(message)) ended.push(message)
    kept ??= [...messages]
    kept[at] = message
  }
  return { kept: kept ?? messages, added, ended }
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

/** Keeps the last of several messages with one id, at the first's place; duplicates are rare. */
function uniqueById(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const ids = new Set<string>()
  for (const { id } of messages) ids.add(id)
  if (ids.size === messages.length) return messages
  return [...new Map(messages.map((message) => [message.id, message])).values()]
}
