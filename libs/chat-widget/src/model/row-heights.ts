import type { ChatMessage } from './chat-message.ts'

/** Estimated height of border, name and date, px, without the content. */
const FRAME = 54
const LINE = 22
/** Approximate characters per line of a bubble. */
const LINE_LENGTH = 26

/**
 * Estimated height of a message, px, which keeps the scroll bar steady until every message has been
 * rendered once. The measured height replaces it.
 */
export function estimateHeight(message: ChatMessage): number {
  switch (message.kind) {
    case 'tip':
      return 36
    case 'text':
    case 'stream':
      return FRAME + LINE * Math.max(1, Math.ceil(message.text.length / LINE_LENGTH))
    case 'system':
      return FRAME + LINE * 2 + 28 * message.links.length
    case 'shop':
      return FRAME + (message.coverUrl ? 230 : 110)
    case 'image':
    case 'video':
      return FRAME + 150
    case 'file':
      return FRAME + 48
    case 'audio':
      return FRAME + 26
    case 'subLink':
    case 'custom':
      return FRAME + LINE
    default:
      message satisfies never
      return FRAME + LINE
  }
}
