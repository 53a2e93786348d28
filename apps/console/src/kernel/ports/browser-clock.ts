import type { Clock, Random } from '@omc/core'

/** Maximum delay of a browser timer. */
const MAX_DELAY_MS = 2 ** 31 - 1

/**
 * The browser's clock; a deadline beyond the maximum delay is armed in steps.
 *
 * @param now  epoch ms; default: the machine's
 */
export function browserClock(now = () => Date.now()): Clock {
  function at(dueAt: number, run: () => void): () => void {
    let timer: ReturnType<typeof setTimeout>
    const arm = (): void => {
      const leftMs = Math.max(0, dueAt - now())
      timer = setTimeout(leftMs > MAX_DELAY_MS ? arm : run, Math.min(leftMs, MAX_DELAY_MS))
    }
    arm()
    return () => clearTimeout(timer)
  }
  return { now, at }
}

export const browserRandom: Random = { next: () => Math.random() }
