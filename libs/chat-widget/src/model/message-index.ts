import type { ChatMessage } from './chat-message.ts'

export type MessageIndex = {
  /** -1 = not among them. */
  readonly indexOf: (id: string) => number
  readonly append: (messages: readonly ChatMessage[]) => void
  readonly prepend: (messages: readonly ChatMessage[]) => void
  readonly reset: (messages: readonly ChatMessage[]) => void
}

/**
 * Where each message stands, kept up to date at both ends without looking at the others: each has a
 * number that never changes, and the first one's number says how far they have moved.
 */
export function createMessageIndex(): MessageIndex {
  const numbers = new Map<string, number>()
  let first = 0
  let next = 0
  return {
    indexOf(id) {
      const number = numbers.get(id)
      return number === undefined ? -1 : number - first
    },
    append(messages) {
      for (const { id } of messages) numbers.set(id, next++)
    },
    prepend(messages) {
      first -= messages.length
      for (const [index, { id }] of messages.entries()) numbers.set(id, first + index)
    },
    reset(messages) {
      numbers.clear()
      first = 0
      next = 0
      for (const { id } of messages) numbers.set(id, next++)
    },
  }
}
