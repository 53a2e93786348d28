import type { Clock, Random } from '../../ports/clock.ts'
import { memoryStorage } from '../memory-storage.ts'
import type { SessionChannel, SessionLocks, SessionStorage } from '../session-ports.ts'
import type { CookieJar } from './api-double.ts'

export interface FakeTab {
  readonly storage: SessionStorage
  readonly channel: SessionChannel
  readonly locks: SessionLocks
  isAlive(): boolean
  isHoldingLock(): boolean
  /** The tab is gone: it hears and says nothing any more, and what it held is free. */
  kill(): void
}

export interface FakeBrowser {
  readonly jar: CookieJar
  openTab(kept?: Readonly<Record<string, string>>): FakeTab
}

type Ears = Map<object, (message: unknown) => void>

/** The tabs of one origin: messages travel for a while, locks go to who asked first. */
export function createFakeBrowser(clock: Clock, random: Random): FakeBrowser {
  const ears: Ears = new Map()
  const locks = createLockQueue(clock, random)

  function openTab(kept: Readonly<Record<string, string>> = {}): FakeTab {
    const self = {}
    let isAlive = true
    const carry = (hear: () => void) => clock.schedule(hear, random() * 20)
    return {
      storage: memoryStorage(kept),
      channel: channelOf(self, { ears, carry, isAlive: () => isAlive }),
      locks: {
        run: (_name, signal, task) =>
          isAlive ? locks.run(self, signal, task) : new Promise(() => undefined),
      },
      isAlive: () => isAlive,
      isHoldingLock: () => locks.isHeldBy(self),
      kill() {
        isAlive = false
        ears.delete(self)
        locks.leave(self)
      },
    }
  }
  return { jar: { generation: 0 }, openTab }
}

function channelOf(
  self: object,
  tab: {
    readonly ears: Ears
    readonly carry: (hear: () => void) => void
    readonly isAlive: () => boolean
  },
): SessionChannel {
  const { ears, carry, isAlive } = tab
  return {
    post(message) {
      if (!isAlive()) return
      const copy: unknown = structuredClone(message)
      for (const [other, hear] of ears) {
        if (other !== self) carry(() => ears.get(other) === hear && hear(copy))
      }
    },
    listen(receive) {
      ears.set(self, receive)
      return () => void ears.delete(self)
    },
  }
}

/** One lock: who asked first has it first; it changes hands after a moment. */
function createLockQueue(clock: Clock, random: Random) {
  const queue: { readonly owner: object; readonly start: () => void }[] = []
  let holder: object | null = null

  function next() {
    if (holder !== null) return
    const first = queue.shift()
    if (!first) return
    holder = first.owner
    first.start()
  }

  function free(owner: object) {
    if (holder !== owner) return
    holder = null
    clock.schedule(next, random() * 2)
  }

  return {
    isHeldBy: (owner: object) => holder === owner,
    run: <T>(owner: object, signal: AbortSignal, task: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        const start = () =>
          void task()
            .then(resolve, reject)
            .finally(() => free(owner))
        const place = { owner, start }
        signal.addEventListener('abort', () => {
          const index = queue.indexOf(place)
          if (index < 0) return
          queue.splice(index, 1)
          reject(signal.reason)
        })
        queue.push(place)
        next()
      }),
    leave(owner: object) {
      for (const place of queue.filter((one) => one.owner === owner))
        queue.splice(queue.indexOf(place), 1)
      free(owner)
    },
  }
}
