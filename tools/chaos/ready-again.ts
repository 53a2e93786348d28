import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from './child.ts'

const LOOK_EVERY_MS = 50

/**
 * Time until a program reports that it is ready, ms; null if it was killed meanwhile, which proves
 * nothing. Gives up after twice the limit.
 */
export async function readyAgainMs(
  child: Child,
  url: string,
  limitMs: number,
): Promise<number | null> {
  const since = child.readySince()
  const startedAt = performance.now()
  while (performance.now() - startedAt < 2 * limitMs) {
    if (since === null || child.readySince() !== since) return null
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(limitMs) }).catch(
      () => undefined,
    )
    if (answer?.ok) return performance.now() - startedAt
    await wait(LOOK_EVERY_MS)
  }
  return performance.now() - startedAt
}
