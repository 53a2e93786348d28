import { systemClock, type Clock, type Random } from '../ports/clock.ts'
import { lastingStorage } from './lasting-storage.ts'
import type {
  SessionChannel,
  SessionLocks,
  SessionOnline,
  SessionStorage,
} from './session-ports.ts'
import { tabPresence } from './tab-presence.ts'

const NAME = 'omc-session'

const tabLockOf = (name: string): string => `${name}-tab`

/** Each open tab holds a share of this lock, where its session has the usual name. */
export const TAB_LOCK = tabLockOf(NAME)

export interface BrowserSessionPorts {
  readonly storage?: SessionStorage
  readonly clock: Clock
  readonly random: Random
  readonly channel?: SessionChannel
  readonly locks?: SessionLocks
  readonly online?: SessionOnline
}

/**
 * The ports of a session in a browser or a worker: session storage, a broadcast channel, web locks
 * and the news that the network is back, each only where it is there: a worker has no storage, a
 * page may be forbidden it, locks need a secure context.
 */
export function browserSessionPorts(channelName = NAME): BrowserSessionPorts {
  const storage = tabStorage()
  return {
    ...(storage && { storage }),
    clock: systemClock(),
    random: Math.random,
    ...(typeof BroadcastChannel === 'function' && { channel: broadcastChannel(channelName) }),
    ...(globalThis.navigator?.locks && { locks: webLocks(globalThis.navigator.locks) }),
    ...(typeof globalThis.addEventListener === 'function' && { online }),
  }
}

function tabStorage(): SessionStorage | undefined {
  try {
    const storage: SessionStorage | undefined = globalThis.sessionStorage
    return storage && lastingStorage(storage)
  } catch {
    // Storage is blocked here: the session lives in memory, as long as the page does.
    return undefined
  }
}

const online: SessionOnline = (run) => {
  globalThis.addEventListener('online', run)
  return () => globalThis.removeEventListener('online', run)
}

function broadcastChannel(name: string): SessionChannel {
  const channel = new BroadcastChannel(name)
  const presence = globalThis.navigator?.locks && tabPresence(navigator.locks, tabLockOf(name))
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    post: (message) => channel.postMessage(message),
    listen(receive) {
      const onMessage = (event: MessageEvent<unknown>) => receive(event.data)
      channel.addEventListener('message', onMessage)
      return () => {
        channel.removeEventListener('message', onMessage)
        channel.close()
        presence?.leave()
      }
    },
    ...(presence && { isAlone: presence.isAlone }),
  }
}

function webLocks(locks: LockManager): SessionLocks {
  return { run: (name, signal, task) => locks.request(name, { signal }, task) }
}
