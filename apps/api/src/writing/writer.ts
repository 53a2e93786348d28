import type { Actor } from '../kernel/actor.ts'
import { Problem, problem } from '../kernel/problem.ts'
import { reserveCall, settleCall } from './cost-log.ts'
import type { Message } from './message.ts'
import type { ModelUsage } from './model-answer.ts'
import { PURPOSES, type Purpose } from './purposes.ts'
import type { WriterDeps } from './writer-deps.ts'
import { unreachable } from './writer-problems.ts'

export interface Writing {
  purpose: Purpose
  messages: readonly Message[]
  /** Owner of the budget: a request's context or a step of a job. */
  context: { actor: Actor | undefined }
  signal?: AbortSignal
}

/**
 * Asks the language model on a team's budget. Each question leaves a row in `writing_calls`. Never
 * call it while a transaction is open: it takes seconds.
 *
 * Throws Problem 429 `writing_budget` (the day's budget is used up), 422 `too_long`,
 * 503 `writer_unreachable`, 502 `writer_refused`.
 */
export interface Writer {
  write: (writing: Writing) => Promise<string>
  /** Pieces of the answer as they come. */
  stream: (writing: Writing) => AsyncIterable<string>
}

/** Characters of one question; beyond it nothing is asked. */
const MAX_ASKED = 60_000
/** Characters of one answer that are kept. */
const MAX_ANSWER = 30_000

export function createWriter(deps: WriterDeps): Writer {
  const { model } = deps
  return {
    async write(writing) {
      const call = await open(deps, writing)
      try {
        const answer = await model.complete(asking(writing))
        const text = cleaned(answer.text)
        // Checked before it counts as done, paid either way.
        const empty = text.trim() === ''
        await call.settle({
          usage: answer,
          said: answer.text,
          ok: !empty,
          code: empty ? 'empty' : undefined,
        })
        if (empty) throw unreachable('the answer is empty')
        return text
      } catch (error) {
        await call.settle({ usage: undefined, said: '', ok: false, code: codeOf(error) })
        throw error
      }
    },
    async *stream(writing) {
      const call = await open(deps, writing)
      let said = ''
      let usage: ModelUsage | undefined
      let code: string | undefined = 'aborted'
      try {
        for await (const piece of model.stream(asking(writing))) {
          if (piece.tag === 'end') {
            usage = piece
            continue
          }
          const text = cleaned(piece.text).slice(0, Math.max(0, MAX_ANSWER - said.length))
          said += piece.text
          if (text !== '') yield text
        }
        code = undefined
      } catch (error) {
        code = codeOf(error)
        throw error
      } finally {
        await call.settle({ usage, said, ok: code === undefined, code })
      }
    },
  }
}

const asking = ({ purpose, messages, signal }: Writing) => ({
  messages,
  maxTokens: PURPOSES[purpose].maxTokens,
  temperature: PURPOSES[purpose].temperature,
  ...(signal ? { signal } : {}),
})

interface Settling {
  usage: ModelUsage | undefined
  said: string
  ok: boolean
  code?: string | undefined
}

/** Reserves the max cost of the request; the first settlement sets the actual cost. */
async function open(deps: WriterDeps, { purpose, messages, context }: Writing) {
  const { actor } = context
  if (!actor) throw problem('signed_out')
  const asked = messages.reduce((sum, { content }) => sum + content.length, 0)
  if (asked > MAX_ASKED) throw problem('too_long')
  const startedAt = performance.now()
  const at = deps.now()
  const id = await reserveCall(deps, {
    actor,
    purpose,
    at,
    tokensIn: asked,
    tokensOut: PURPOSES[purpose].maxTokens,
  })
  let settled = false
  return {
    async settle({ usage, said, ok, code }: Settling) {
      if (settled) return
      settled = true
      // A model that does not count is taken at one token a character, the dearer side.
      const spoke = usage !== undefined || said !== ''
      await settleCall(deps, id, {
        model: usage?.model ?? '',
        tokensIn: usage?.tokensIn ?? (spoke ? asked : 0),
        tokensOut: usage?.tokensOut ?? said.length,
        durationMs: Math.round(performance.now() - startedAt),
        ok,
        code: code ?? null,
      })
    },
  }
}

const codeOf = (error: unknown) => (error instanceof Problem ? error.code : 'failed')

/** Plain text of a model's answer, without characters that the database cannot store. */
// oxlint-disable-next-line no-control-regex -- these are the characters to drop
const cleaned = (text: string) => text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
