import type { SessionChannel, SessionLocks } from '../session/session-ports.ts'

/** The channels of one origin: a message reaches every tab but its sender, a little later. */
export function channelHub(): { join(): SessionChannel } {
  const tabs = new Set<(message: unknown) => void>()
  return {
    join() {
      let own: ((message: unknown) => void) | null = null
      return {
        post(message) {
          const copy = structuredClone(message)
          for (const tab of tabs) if (tab !== own) setImmediate(() => tab(copy))
        },
        listen(receive) {
          own = receive
          tabs.add(receive)
          return () => void tabs.delete(receive)
        },
      }
    },
  }
}

/** The locks of one origin, first come first served. */
export function fifoLocks(): SessionLocks {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run(_name, signal, task) {
      const before = last
      const mine = new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        before.then(() => resolve(), resolve)
      }).then(task)
      last = Promise.allSettled([before, mine])
      return mine
    },
  }
}
