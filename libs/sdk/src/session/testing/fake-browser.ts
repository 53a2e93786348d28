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

/** The tabs of one origin: messages travel for a while, locks go to who asked first. */
export function createFakeBrowser(clock: Clock, random: Random): FakeBrowser {
  const ears = new Map<object, (message: unknown) => void>()
  const queue: { readonly owner: object; readonly start: () => void }[] = []
  let holder: object | null = null

  function next() {
    if (holder !== null) return
    const first = queue.shift()
    if (!first) return
    holder = first.owner
    first.start()
  }

  function openTab(kept: Readonly<Record<string, string>> = {}): FakeTab {
    const self = {}
    let isAlive = true
    const free = () => {
      if (holder !== self) return
      holder = null
      clock.schedule(next, random() * 2)
    }
    return {
      storage: memoryStorage(kept),
      channel: {
        post(message) {
          if (!isAlive) return
          const copy: unknown = structuredClone(message)
          for (const [tab, hear] of ears) {
            if (tab !== self)
              clock.schedule(() => ears.get(tab) === hear && hear(copy), random() * 20)
          }
        },
        listen(receive) {
          ears.set(self, receive)
          return () => void ears.delete(self)
        },
      },
      locks: {
        run: (_name, signal, task) =>
          new Promise((resolve, reject) => {
            if (!isAlive) return
            const place = {
              owner: self,
              start: () => void task().then(resolve, reject).finally(free),
            }
            signal.addEventListener('abort', () => {
              const index = queue.indexOf(place)
              if (index < 0) return
              queue.splice(index, 1)
              reject(signal.reason)
            })
            queue.push(place)
            next()
          }),
      },
      isAlive: () => isAlive,
      isHoldingLock: () => holder === self,
      kill() {
        isAlive = false
        ears.delete(self)
        for (const place of queue.filter(({ owner }) => owner === self)) {
          queue.splice(queue.indexOf(place), 1)
        }
        free()
      },
    }
  }
  return { jar: { generation: 0 }, openTab }
}
