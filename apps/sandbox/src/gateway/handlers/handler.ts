import type { Platform } from '@omc/demo-world'
import type { Answer } from '../../faults/answer-with-fault.ts'
import type { Operation } from '../../faults/fault-rules.ts'
import type { Refusal } from '../../refusals.ts'

/** The parts of a request after the schemas of its route have checked them. */
export type Input = {
  /** Origin of this request, for absolute links. */
  readonly origin: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | undefined>> & {
    readonly page: number
    readonly size: number
  }
  readonly body: unknown
}

/** Handler of one call. */
export type Handler = {
  /** Calls without an operation are never struck by a fault. */
  readonly operation?: Operation
  readonly run: (input: Input, row: Platform) => Promise<Answer> | Answer
}

export const ok = (body: unknown): Answer => ({ status: 200, body })

/** The gateway's answer to a definite no. */
export const problem = (status: number, code: string, message: string): Answer => ({
  status,
  body: { code, message },
})

/** The account has to be signed in again; nothing was done. */
export const loginOver = problem(403, 'login_expired', '登录已失效，请重新授权')

export const refuse = ({ status, code, message }: Refusal): Answer => problem(status, code, message)

export const missing = (what: string): Answer => problem(404, 'not_found', `没有这个${what}`)

/** A path parameter; the route's schema has required it. */
export const param = ({ params }: Input, name: string): string => params[name] ?? ''

const MAX_IDS = 100

/** The ids of a comma list, each once; undefined when there are too many or one is too long. */
export function idsOf(text: string | undefined): string[] | undefined {
  const ids = [...new Set((text ?? '').split(',').filter((id) => id !== ''))]
  return ids.length > MAX_IDS || ids.some((id) => id.length > 64) ? undefined : ids
}

export const tooManyIds = problem(422, 'too_many_ids', `一次最多 ${MAX_IDS} 个编号`)
