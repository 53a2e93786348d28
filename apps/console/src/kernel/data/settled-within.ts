import type { Clock } from '@omc/core'

/** Resolves when `work` settles, or after `ms`; ignores a failure. */
export function settledWithin(work: Promise<unknown>, ms: number, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.at(clock.now() + ms, resolve)
    const end = () => {
      stop()
      resolve()
    }
    work.then(end, end)
  })
}
