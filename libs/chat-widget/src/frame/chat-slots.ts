import type { ReactNode } from 'react'
import type { MessageOf, SpokenMessage } from '../model/chat-message.ts'
import type { Entry, EntryAccess } from './entry-access.ts'

export type CustomMessageTools = {
  /** Raises the task event for this message. */
  readonly raiseTask: (payload?: unknown) => void
}

/** Content that a host may put in place of, or next to, parts of the widget. */
export type ChatSlots = {
  /** At the end of the header. */
  readonly header?: ReactNode
  /** Draws a message of kind `custom`. */
  readonly message?: (message: MessageOf<'custom'>, tools: CustomMessageTools) => ReactNode
  /** Below a message, e.g. buttons that do something with it. Keep the function: a new one draws all messages again. */
  readonly foot?: (message: SpokenMessage) => ReactNode
  /** Below a message that is still streaming: your button that stops it. */
  readonly stop?: (message: MessageOf<'stream'>) => ReactNode
  /** Content of the scroll-to-bottom button. */
  readonly toBottom?: (unreadCount: number) => ReactNode
  /** At the end of the tool bar; `entry` puts text at the caret. */
  readonly tools?: (entry: EntryAccess) => ReactNode
  /** In place of the entry box: show `entry.text`, call `entry.setText` and `entry.send`. */
  readonly entry?: (entry: Entry) => ReactNode
  /** In place of the send button: call `entry.send`. */
  readonly enterBtn?: (entry: Entry) => ReactNode
  /** In the right panel, in place of notice and members. */
  readonly right?: ReactNode
}
