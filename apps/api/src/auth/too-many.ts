import { Problem } from '../jsonapi/problem.ts'

/** 429 that says when to come back. */
export function tooMany(waitMs: number): Problem {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const title = `尝试过于频繁，请在 ${seconds} 秒后再试 / too many attempts, try again in ${seconds} s`
  return new Problem(
    429,
    [{ code: 'too_many_attempts', title, meta: { retry_after_s: seconds } }],
    {
      'retry-after': String(seconds),
    },
  )
}
