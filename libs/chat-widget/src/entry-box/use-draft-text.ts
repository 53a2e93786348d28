import { useSyncExternalStore } from 'react'
import { useChat } from '../frame/chat-context.ts'

/** Text of the entry box, untrimmed. */
export function useDraftText(): string {
  const { draft } = useChat()
  return useSyncExternalStore(draft.subscribe, draft.getText, draft.getText)
}
