import { isDeepStrictEqual } from 'node:util'

export interface Outcome {
  readonly fault: string | null
  readonly ms: number
}

/** Runs a task and compares its result with the expected one. */
export async function outcomeOf(expected: unknown, task: () => Promise<unknown>): Promise<Outcome> {
  const startedAt = performance.now()
  const print = (value: unknown) => JSON.stringify(value, null, 2)
  const fault = await task().then(
    (seen) =>
      isDeepStrictEqual(seen, expected)
        ? null
        : `saw ${print(seen)}\ninstead of ${print(expected)}`,
    (error: unknown) => String(error),
  )
  return { fault, ms: performance.now() - startedAt }
}

/** Prints one line; a fault fails the program. */
export function tellOutcome(name: string, { fault, ms }: Outcome): void {
  const took = `(${(ms / 1000).toFixed(1)} s)`
  console.log(fault === null ? `✓ ${name} ${took}` : `✗ ${name} ${took}\n${fault}`)
  if (fault !== null) process.exitCode = 1
}
