import type { ChatMessage } from '../model/chat-message.ts'
import { parseChatMessage } from '../model/parse-chat-message.ts'

/** Parses a message from 韩梅. */
export function read(text: unknown, id = 'm'): readonly ChatMessage[] {
  const result = parseChatMessage({ id, name: '韩梅', text })
  return result.ok ? result.messages : []
}
