import { useSyncExternalStore } from 'react'
import { useChat } from '../frame/chat-context.ts'

/** What stands in the entry box, as typed. */
export function useDraftText(): string {
  const { draft } = useChat()
  return useSyncExternalStore(draft.subscribe, draft.getText, draft.getText)
}
