import type { ChatMessage } from './chat-message.ts'

export type HistoryState = 'idle' | 'fetching' | 'ended' | 'failed'

export type ChatState = {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[]
  /** Number of unseen messages of others that arrived below the view. */
  readonly unreadCount: number
  /** Id of the message after the new-messages line. */
  readonly firstUnreadId: string | null
  readonly isAtBottom: boolean
  readonly history: HistoryState
  /** Latest messages of others that arrived while the chat was open, for announcements. */
  readonly incoming: readonly ChatMessage[]
}
