import type { ChatMessage } from './chat-message.ts'

export type MessageIndex = {
  /** Index of a message, or -1. */
  readonly indexOf: (id: string) => number
  readonly append: (messages: readonly ChatMessage[]) => void
  readonly prepend: (messages: readonly ChatMessage[]) => void
  readonly reset: (messages: readonly ChatMessage[]) => void
}

/**
 * Index of messages by id, updated at both ends without touching the others: each message has a
 * fixed number, and its index is that number minus the first message's number.
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
