import type { ChatMessage } from './chat-message.ts'
import type { ChatState } from './chat-state.ts'
import { createListeners } from './listeners.ts'
import { createMessageIndex } from './message-index.ts'

export type ChatStore = ReturnType<typeof createChatStore>

/** The state of one conversation, with the place of each message and those who listen. */
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
    /** Messages of others that nobody has seen, oldest first. */
    getUnreadIds: () => unreadIds,
    /** Lets lists note where their readers are: messages are about to come, go or change. */
    announce: askers.tell,
    /** Puts other messages in place of all; those that are gone are no longer unread. */
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
