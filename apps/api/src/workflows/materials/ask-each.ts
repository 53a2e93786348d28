import { Problem } from '../../kernel/problem.ts'

export type Asked<T, R> =
  | { ok: true; of: T; answer: R }
  /** Refusal of the channel for this row; the others are unaffected. */
  | { ok: false; of: T; problem: Problem }

/**
 * Asks a channel about each of the given things, a few at a time.
 *
 * @returns one result for each, in their order
 * @throws what is no Problem; and the Problem itself when the channel could not be reached for any,
 *   because then nothing can be said about the rows
 */
export async function askEach<T, R>(
  things: readonly T[],
  ask: (thing: T) => Promise<R>,
  atOnce = 6,
): Promise<Asked<T, R>[]> {
  const results: Asked<T, R>[] = []
  const entries = things.entries()
  const work = async () => {
    for (const [at, of] of entries) {
      try {
        results[at] = { ok: true, of, answer: await ask(of) }
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        results[at] = { ok: false, of, problem: error }
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, work))
  const failures = results.filter((result) => !result.ok)
  const [first] = failures
  if (first && failures.length === results.length && first.problem.status === 503)
    throw first.problem
  return results
}
