import type { ChatMessage } from './chat-message.ts'
import type { ChatState } from './chat-state.ts'
import { createListeners } from './listeners.ts'
import { createMessageIndex } from './message-index.ts'

export type ChatStore = ReturnType<typeof createChatStore>

/** State of one conversation with its message index and listeners. */
export function createChatStore(messages: readonly ChatMessage[]) {
  const index = createMessageIndex()
  const listeners = createListeners()
  const askers = createListeners()
  let unreadIds: readonly string[] = []
  let state: ChatState = {
    messages,
    unreadCount: 0,
    firstUnreadId: null,
    isAtBottom: true,
    history: 'idle',
    incoming: [],
  }
  index.reset(messages)

  const commit = (change: Partial<ChatState>, unread = unreadIds) => {
    unreadIds = unread
    state = { ...state, ...change, unreadCount: unread.length }
    listeners.tell()
  }
  return {
    index,
    indexOf: index.indexOf,
    commit,
    getState: () => state,
    /** Ids of unseen messages of others, oldest first. */
    getUnreadIds: () => unreadIds,
    /** Lets lists record scroll positions before messages are added, removed or changed. */
    announce: askers.tell,
    /** Replaces all messages; removed ones are no longer unread. */
    replaceAll(others: readonly ChatMessage[]) {
      index.reset(others)
      commit(
        { messages: others },
        unreadIds.filter((id) => index.indexOf(id) >= 0),
      )
    },
    subscribe: listeners.add,
    beforeChange: askers.add,
  }
}
