import type { StreamPart } from '../model/chat-message.ts'
import type { ChatModel } from '../model/create-chat-model.ts'
import { addParts, failStream, finishStream, startStream, stopStream } from './stream-message.ts'
import type { StreamMessage, StreamStart } from './stream-message.ts'

export type Stream = {
  /** Adds parts in any order; duplicates are ignored. */
  readonly add: (...parts: readonly StreamPart[]) => void
  /** @param partCount  total number of parts; the message ends when all have arrived */
  readonly finish: (partCount: number) => void
  readonly stop: () => void
  readonly fail: () => void
  readonly getMessage: () => StreamMessage
}

/** Shows a message at once and its parts as they arrive. */
export function createStream(model: Pick<ChatModel, 'append'>, start: StreamStart): Stream {
  let message = startStream(start)
  model.append(message)
  const show = (next: StreamMessage) => {
    if (next === message) return
    message = next
    model.append(message)
  }
  return {
    add: (...parts) => show(addParts(message, parts)),
    finish: (partCount) => show(finishStream(message, partCount)),
    stop: () => show(stopStream(message)),
    fail: () => show(failStream(message)),
    getMessage: () => message,
  }
}
