import { systemClock, type Clock, type Random } from '../ports/clock.ts'
import type { SessionChannel, SessionLocks, SessionStorage } from './session-ports.ts'

export interface BrowserSessionPorts {
  readonly storage: SessionStorage
  readonly clock: Clock
  readonly random: Random
  readonly channel?: SessionChannel
  readonly locks?: SessionLocks
}

/**
 * The ports of a session in a browser: session storage, a broadcast channel and web locks, the
 * last two only where the browser has them (locks need a secure context).
 */
export function browserSessionPorts(channelName = 'omc-session'): BrowserSessionPorts {
  return {
    storage: globalThis.sessionStorage,
    clock: systemClock(),
    random: Math.random,
    ...(typeof BroadcastChannel === 'function' && { channel: broadcastChannel(channelName) }),
    ...(globalThis.navigator?.locks && { locks: webLocks(globalThis.navigator.locks) }),
  }
}

function broadcastChannel(name: string): SessionChannel {
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    post: (message) => channel.postMessage(message),
    listen(receive) {
      const onMessage = (event: MessageEvent<unknown>) => receive(event.data)
      channel.addEventListener('message', onMessage)
      return () => {
        channel.removeEventListener('message', onMessage)
        channel.close()
      }
    },
  }
}

function webLocks(locks: LockManager): SessionLocks {
  return { run: (name, signal, task) => locks.request(name, { signal }, task) }
}
