import { Problem, problem } from '../kernel/problem.ts'

/** There was no usable answer; asking again later may help. */
export const unreachable = (why: string, retryAfter?: string | null): Problem =>
  problem(
    'writer_unreachable',
    {},
    {
      meta: { why },
      headers: retryAfter && /^\d{1,5}$/.test(retryAfter) ? { 'retry-after': retryAfter } : {},
    },
  )

/** The model said no; the same question will get the same answer. */
export const refusedProblem = (status: number, said: string): Problem =>
  problem(
    'writer_refused',
    {},
    {
      meta: { status, ...messageOf(said) },
    },
  )

/** Whatever went wrong below, as one of the two. */
export function toWriterProblem(error: unknown, why: string | undefined): Problem {
  if (error instanceof Problem) return error
  return unreachable(why ?? reasonOf(error))
}

/** Names only: the text of a network error can hold addresses. */
function reasonOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code)
  return error instanceof SyntaxError ? 'not a valid answer' : 'no answer'
}

function messageOf(said: string): { message?: string } {
  try {
    const body: unknown = JSON.parse(said)
    const error: unknown = isObject(body) ? body.error : undefined
    const message = isObject(error) ? error.message : error
    return typeof message === 'string' ? { message: message.slice(0, 300) } : {}
  } catch {
    // A refusal may not be JSON; its status is reported anyway.
    return {}
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
