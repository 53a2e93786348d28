import { createParser } from 'eventsource-parser'
import type { ModelAnswer, ModelPiece, ModelUsage } from './model-answer.ts'
import { refusedProblem, unreachable } from './writer-problems.ts'

type Json = Record<string, unknown>

/** @throws Problem 503 when the body is no chat completion */
export function readAnswer(body: string, model: string): ModelAnswer {
  const answer = toJson(body)
  const choice = firstChoice(answer)
  const message = choice && asJson(choice.message)
  if (typeof message?.content !== 'string') throw unreachable('not a chat completion')
  return { text: message.content, ...usageOf(answer, model) }
}

/**
 * The pieces of a streamed answer. It has an end only when the model said so.
 *
 * @throws Problem 503 when the stream stops before its end
 */
export async function* readPieces(
  chunks: AsyncIterable<string>,
  model: string,
): AsyncGenerator<ModelPiece> {
  let waiting: string[] = []
  const parser = createParser({ onEvent: ({ data }) => void waiting.push(data) })
  let usage: ModelUsage = { model, tokensIn: undefined, tokensOut: undefined }
  let finished = false
  for await (const chunk of chunks) {
    parser.feed(chunk)
    const events = waiting
    waiting = []
    for (const data of events) {
      if (data === '[DONE]') {
        yield { tag: 'end', ...usage }
        return
      }
      const event = toJson(data)
      if (event.error !== undefined) throw refusedProblem(200, data)
      if (event.usage) usage = usageOf(event, model)
      const choice = firstChoice(event)
      const delta = choice && asJson(choice.delta)
      if (typeof delta?.content === 'string' && delta.content !== '')
        yield { tag: 'text', text: delta.content }
      if (typeof choice?.finish_reason === 'string') finished = true
    }
  }
  // Some servers close without the last mark; a finish reason is as good.
  if (!finished) throw unreachable('the answer broke off')
  yield { tag: 'end', ...usage }
}

function toJson(text: string): Json {
  const value: unknown = JSON.parse(text)
  const json = asJson(value)
  if (!json) throw unreachable('not a chat completion')
  return json
}

const asJson = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined

const firstChoice = ({ choices }: Json): Json | undefined =>
  Array.isArray(choices) ? asJson(choices[0]) : undefined

function usageOf({ usage, model: named }: Json, model: string): ModelUsage {
  const counted = asJson(usage)
  return {
    model: typeof named === 'string' ? named.slice(0, 100) : model,
    tokensIn: count(counted?.prompt_tokens),
    tokensOut: count(counted?.completion_tokens),
  }
}

const count = (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 10_000_000
    ? value
    : undefined
