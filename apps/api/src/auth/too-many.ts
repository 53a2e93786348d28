import { problem, type Problem } from '../kernel/problem.ts'

/** 429 that says when to come back. */
export function tooMany(waitMs: number): Problem {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return problem(
    'too_many_attempts',
    { seconds },
    { meta: { retry_after_s: seconds }, headers: { 'retry-after': String(seconds) } },
  )
}
