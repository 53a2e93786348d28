import type { ReactNode } from 'react'
import type { MessageOf } from '../model/chat-message.ts'

export type CustomMessageTools = {
  /** Raises the task event for this message. */
  readonly raiseTask: (payload?: unknown) => void
}

/** What a host may put in place of, or beside, parts of the widget. */
export type ChatSlots = {
  /** At the end of the header. */
  readonly header?: ReactNode
  /** Draws a message of kind `custom`. */
  readonly message?: (message: MessageOf<'custom'>, tools: CustomMessageTools) => ReactNode
  /** What the scroll-to-bottom button shows. */
  readonly toBottom?: (unreadCount: number) => ReactNode
  /** At the end of the tool bar. */
  readonly tools?: ReactNode
  /** In place of the entry box. */
  readonly entry?: ReactNode
  /** What the send button shows. */
  readonly sendButton?: ReactNode
  /** In the right panel. */
  readonly right?: ReactNode
}
