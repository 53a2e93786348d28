import type { ChatAuthor, MessageOf, StreamPart } from '../model/chat-message.ts'

export type StreamMessage = MessageOf<'stream'>

export type StreamStart = {
  readonly id: string
  /** Epoch ms; null = no date is shown. */
  readonly at: number | null
  readonly author: ChatAuthor
}

/** Creates an empty message that waits for its parts. */
export const startStream = (start: StreamStart): StreamMessage => ({
  ...start,
  kind: 'stream',
  isOwn: false,
  status: 'sent',
  text: '',
  phase: 'streaming',
  partCount: 0,
  early: [],
  expectedCount: null,
})

/**
 * Adds parts in the order of their numbers. An early part waits for the earlier ones; a repeated
 * part changes nothing. An ended message accepts no parts.
 *
 * @returns the same message when nothing changes
 */
export function addParts(message: StreamMessage, parts: readonly StreamPart[]): StreamMessage {
  if (message.phase !== 'streaming') return message
  const waiting = new Map(message.early.map(({ index, text }) => [index, text]))
  for (const { index, text } of parts) {
    if (index >= message.partCount && !waiting.has(index)) waiting.set(index, text)
  }
  let { text, partCount } = message
  for (let next = waiting.get(partCount); next !== undefined; next = waiting.get(partCount)) {
    waiting.delete(partCount)
    text += next
    partCount += 1
  }
  if (partCount === message.partCount && waiting.size === message.early.length) return message
  const early = [...waiting].map(([index, late]) => ({ index, text: late }))
  return endWhenWhole({ ...message, text, partCount, early })
}

/**
 * Marks that the sender has sent everything. The message ends once all parts have arrived: some may
 * still be in transit.
 *
 * @param partCount  total number of parts
 */
export function finishStream(message: StreamMessage, partCount: number): StreamMessage {
  if (message.phase !== 'streaming' || message.expectedCount === partCount) return message
  return endWhenWhole({ ...message, expectedCount: partCount })
}

/** The reader stops the stream; the text so far stays. */
export const stopStream = (message: StreamMessage): StreamMessage => endAs(message, 'stopped')

/** The sender has failed; the text so far stays. */
export const failStream = (message: StreamMessage): StreamMessage => endAs(message, 'failed')

function endWhenWhole(message: StreamMessage): StreamMessage {
  const { expectedCount, partCount } = message
  return expectedCount !== null && partCount >= expectedCount ? endAs(message, 'finished') : message
}

const endAs = (message: StreamMessage, phase: StreamMessage['phase']): StreamMessage =>
  message.phase === 'streaming' ? { ...message, phase, early: [] } : message
