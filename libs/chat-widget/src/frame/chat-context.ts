import { createContext, useContext } from 'react'
import type { Emoji } from '../emoji/emoji.ts'
import type { ChatLabels } from '../labels/chat-labels.ts'
import type { ChatDraft } from '../model/create-draft.ts'
import type { Emit } from './chat-events.ts'
import type { ChatSlots } from './chat-slots.ts'
import type { EntryAccess } from './entry-access.ts'

/** Context of all parts. It changes rarely; state that changes with each key is in `draft`. */
export type Chat = {
  readonly labels: ChatLabels
  readonly emoji: readonly Emoji[]
  readonly formatTime: (at: number) => string
  readonly slots: ChatSlots
  readonly emit: Emit
  /** Whether the host hears presses on avatars and names; else they are no buttons. */
  readonly hearsTalk: boolean
  readonly draft: ChatDraft
  readonly entry: EntryAccess
}

export const ChatContext = createContext<Chat | null>(null)

/** @throws Error outside a `ChatProvider` (the window has its own) */
export function useChat(): Chat {
  const chat = useContext(ChatContext)
  if (chat === null) throw new Error('a part of the chat stands outside of <ChatProvider>')
  return chat
}
