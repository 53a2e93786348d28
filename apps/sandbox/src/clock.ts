import { setTimeout as delay } from 'node:timers/promises'

/** Time as the sandbox sees it; tests bring their own. */
export type Clock = {
  /** Epoch ms. */
  now: () => number
  /** Settles after `ms`; rejects at once when `signal` aborts. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (ms, signal) => {
    await delay(ms, undefined, { signal })
  },
}
