import type { Clock } from '@omc/core'

/** Settles with what is waited for, at the latest after a time; a failure is no news here. */
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
