import { createContext, useContext } from 'react'
import type { Emoji } from '../emoji/emoji-table.ts'
import type { ChatDraft } from '../model/create-draft.ts'
import type { Emit } from './chat-events.ts'
import type { ChatLabels } from './chat-labels.ts'
import type { ChatSlots } from './chat-slots.ts'

/** The caret of the entry box, for parts that put text into it. */
export type EntryAccess = {
  /** Puts text at the caret, in place of a selection; the caret moves behind it and the box takes focus. */
  readonly insert: (text: string) => void
  readonly focus: () => void
}

/** What every part of the widget may use. Changes seldom: what changes with each key is in `draft`. */
export type Chat = {
  readonly labels: ChatLabels
  readonly emoji: readonly Emoji[]
  readonly formatTime: (at: number) => string
  readonly slots: ChatSlots
  readonly emit: Emit
  readonly draft: ChatDraft
  readonly entry: EntryAccess
}

export const ChatContext = createContext<Chat | null>(null)

/** @throws Error outside of a `ChatProvider` (the window has one of its own) */
export function useChat(): Chat {
  const chat = useContext(ChatContext)
  if (chat === null) throw new Error('a part of the chat stands outside of <ChatProvider>')
  return chat
}
