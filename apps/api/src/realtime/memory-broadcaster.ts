import type { Broadcaster, SignalReceiver } from './broadcaster.ts'
import { cableClock } from './cable-clock.ts'
import { CABLE_LIMITS } from './limits.ts'
import { createMemoryHistory, type MemoryHistoryOptions } from './memory-history.ts'

/** A broadcaster for one process: receivers are called before `publish` returns. */
export function createMemoryBroadcaster(options: Partial<MemoryHistoryOptions> = {}): Broadcaster {
  const receivers = new Set<SignalReceiver>()
  const history = createMemoryHistory({
    epoch: 'memory',
    now: cableClock().now,
    maxMessageCount: CABLE_LIMITS.historyMessageCount,
    keepMs: CABLE_LIMITS.historyMs,
    ...options,
  })
  return {
    publish(signal) {
      const heard =
        signal.tag === 'message'
          ? { ...signal, position: history.append(signal.stream, JSON.stringify(signal.message)) }
          : signal
      for (const receiver of receivers) receiver.signal(heard)
      return Promise.resolve()
    },
    subscribe(receiver) {
      receivers.add(receiver)
      return () => receivers.delete(receiver)
    },
    history,
  }
}
