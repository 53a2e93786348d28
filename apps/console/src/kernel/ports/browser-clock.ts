import type { Clock, Random } from '@omc/core'

/** The longest delay a browser's timer takes. */
const MAX_DELAY_MS = 2 ** 31 - 1

/** The browser's own time; a deadline further away than one timer reaches is armed in parts. */
export function browserClock(): Clock {
  function at(dueAt: number, run: () => void): () => void {
    let timer: ReturnType<typeof setTimeout>
    const arm = (): void => {
      const leftMs = Math.max(0, dueAt - Date.now())
      timer = setTimeout(leftMs > MAX_DELAY_MS ? arm : run, Math.min(leftMs, MAX_DELAY_MS))
    }
    arm()
    return () => clearTimeout(timer)
  }
  return { now: () => Date.now(), at }
}

export const browserRandom: Random = { next: () => Math.random() }
