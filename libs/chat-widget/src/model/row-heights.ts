import type { ChatMessage } from './chat-message.ts'

/** Edge, name and date of a message that is not drawn yet, px; what it says comes on top. */
const FRAME = 54
const LINE = 22
/** Characters that stand side by side in a bubble, roughly. */
const LINE_LENGTH = 26

/**
 * How high a message will be, roughly, px: makes the scroll bar steady before everything has been
 * drawn once. The real height replaces it as soon as there is one.
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
