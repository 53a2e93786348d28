import type { ChatModel } from '@omc/chat-widget'
import { createStream, finishStream, startStream, type Stream } from '@omc/chat-widget/streaming'
import type { EventStream } from '@omc/sdk'
import { readAnswerEvent } from './answer-event.ts'
import type { TalkPorts } from './talk-ports.ts'

/** Outcome of a question. */
export type AnswerOutcome =
  /** The server took it. `error` is the code of what broke the answer. */
  | { readonly tag: 'answered'; readonly answerId: string; readonly error: string | null }
  | { readonly tag: 'refused'; readonly error: Error }

type Question = { readonly text: string; readonly key: string }

export type AnswerPlace = {
  readonly model: ChatModel
  readonly ports: TalkPorts
  /** Called as soon as the server has the question. */
  readonly onTaken: () => void
}

/** Shows a question at once, and its answer as it comes; a question that is refused goes again. */
export async function takeAnswer(place: AnswerPlace, question: Question): Promise<AnswerOutcome> {
  const { model, ports } = place
  const { text, key } = question
  model.append({
    kind: 'text',
    id: key,
    key,
    at: ports.clock.now(),
    text,
    author: ports.authors().person,
    isOwn: true,
    status: 'sending',
  })
  try {
    if (!ports.isStreamed()) return takeWhole(place, await ports.askWhole(text, key), key)
    return await takeParts(place, await ports.ask(text, key), key)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    model.remove(key)
    return { tag: 'refused', error }
  }
}

function takeWhole(
  { model, ports, onTaken }: AnswerPlace,
  { message_id: id, text }: Awaited<ReturnType<TalkPorts['askWhole']>>,
  key: string,
): AnswerOutcome {
  onTaken()
  model.setStatus(key, 'sent')
  const empty = startStream({ id, at: ports.clock.now(), author: ports.authors().assistant })
  model.append(finishStream({ ...empty, text }, 0))
  return { tag: 'answered', answerId: id, error: null }
}

/** @throws what the server refuses before it took the question */
async function takeParts(
  { model, ports, onTaken }: AnswerPlace,
  events: EventStream,
  key: string,
): Promise<AnswerOutcome> {
  let stream: Stream | null = null
  let answerId = ''
  let count = 0
  let error: string | null = null
  try {
    for await (const told of events) {
      const event = readAnswerEvent(told)
      if (event?.tag === 'start') {
        answerId = event.answerId
        onTaken()
        model.setStatus(key, 'sent', event.questionId)
        stream = createStream(model, {
          id: answerId,
          at: ports.clock.now(),
          author: ports.authors().assistant,
        })
      }
      if (event?.tag === 'delta') stream?.add({ index: count++, text: event.text })
      if (event?.tag === 'end') {
        error = event.error
        if (event.state === 'stopped') stream?.stop()
        if (event.state === 'done') stream?.finish(count)
      }
    }
  } catch (failure) {
    if (stream === null) throw failure
    // The part that came stays; the server kept it too.
    error ??= 'disconnected'
  }
  if (stream === null) throw new Error('the answer has no beginning')
  const isCut = stream.getMessage().phase === 'streaming'
  stream.fail()
  return { tag: 'answered', answerId, error: isCut ? (error ?? 'disconnected') : null }
}
