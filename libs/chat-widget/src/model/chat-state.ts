import type { ChatMessage } from './chat-message.ts'

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
