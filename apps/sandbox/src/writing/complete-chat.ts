import { stableHash } from '@omc/demo-world'
import type { ChatRequest } from './chat-schema.ts'
import type { Message } from './read-prompt.ts'
import { writeText } from './write-text.ts'

/** An answer before it is put into one of its two forms. */
export type Completion = {
  readonly id: string
  /** Epoch seconds. */
  readonly created: number
  readonly model: string
  readonly choices: readonly { readonly text: string; readonly finish: 'stop' | 'length' }[]
  readonly usage: {
    readonly prompt_tokens: number
    readonly completion_tokens: number
    readonly total_tokens: number
  }
}

/** Tokens are characters here: near enough for Chinese, and easy to check. */
const countTokens = (text: string): number => Array.from(text).length

/** Writes the answer to a request; the same request always gets the same one. */
export function completeChat(request: ChatRequest, now: number): Completion {
  const messages = request.messages.map(({ role, content }): Message => ({
    role,
    content: plain(content),
  }))
  const most = request.max_completion_tokens ?? request.max_tokens ?? 4000
  const choices = Array.from({ length: request.n ?? 1 }, (_, turn) => {
    const seed = turn === 0 && request.seed === undefined ? '' : `${request.seed ?? 0}:${turn}`
    const text = Array.from(writeText(messages, seed))
    return text.length > most
      ? { text: text.slice(0, most).join(''), finish: 'length' as const }
      : { text: text.join(''), finish: 'stop' as const }
  })
  const prompt = messages.reduce((sum, { content }) => sum + countTokens(content), 0)
  const completion = choices.reduce((sum, { text }) => sum + countTokens(text), 0)
  return {
    id: `chatcmpl-${stableHash(JSON.stringify(messages))}`,
    created: Math.floor(now / 1000),
    model: request.model,
    choices,
    usage: {
      prompt_tokens: prompt,
      completion_tokens: completion,
      total_tokens: prompt + completion,
    },
  }
}

type Content = ChatRequest['messages'][number]['content']

function plain(content: Content): string {
  if (content === null) return ''
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('\n')
}

/** The answer as one document. */
export const presentCompletion = ({ id, created, model, choices, usage }: Completion) => ({
  id,
  object: 'chat.completion',
  created,
  model,
  choices: choices.map(({ text, finish }, index) => ({
    index,
    message: { role: 'assistant', content: text },
    finish_reason: finish,
    logprobs: null,
  })),
  usage,
})

/** The answer as the events of a stream, without the last mark. */
export function* completionEvents(
  { id, created, model, choices, usage }: Completion,
  includeUsage: boolean,
): Generator<object> {
  const event = (index: number, delta: object, finish: string | null) => ({
    id,
    object: 'chat.completion.chunk',
    created,
    model,
    choices: [{ index, delta, finish_reason: finish }],
    ...(includeUsage && { usage: null }),
  })
  for (const [index, { text, finish }] of choices.entries()) {
    yield event(index, { role: 'assistant', content: '' }, null)
    const characters = Array.from(text)
    for (let at = 0; at < characters.length;) {
      const size = 2 + (stableHash(`${id}:${at}`) % 4)
      yield event(index, { content: characters.slice(at, at + size).join('') }, null)
      at += size
    }
    yield event(index, {}, finish)
  }
  if (includeUsage) {
    yield { id, object: 'chat.completion.chunk', created, model, choices: [], usage }
  }
}
