import type { Broadcaster, SignalReceiver } from './broadcaster.ts'

/** A broadcaster for one process: receivers are called before `publish` returns. */
export function createMemoryBroadcaster(): Broadcaster {
  const receivers = new Set<SignalReceiver>()
  return {
    publish(signal) {
      for (const receiver of receivers) receiver.signal(signal)
      return Promise.resolve()
    },
    subscribe(receiver) {
      receivers.add(receiver)
      return () => receivers.delete(receiver)
    },
  }
}
