import type { Clock } from '@omc/core'

/** The promise's own end, or a rejection after `ms`: a call that hangs must not hold the loop. */
export function within<T>(clock: Clock, ms: number, ask: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const disarm = clock.at(clock.now() + ms, () => reject(new Error(`no answer in ${ms} ms`)))
    ;(async () => ask())().finally(disarm).then(resolve, reject)
  })
}
