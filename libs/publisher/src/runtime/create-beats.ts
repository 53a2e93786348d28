import { createHeartbeat } from './create-heartbeat.ts'
import { append, type Runtime } from './create-runtime.ts'
import { row } from './event-log.ts'
import type { PublishItem } from './publish-item.ts'

const HELD = { tag: 'held' } as const

/** The two leases of a run: that of the account, and that of the attempt that is open. */
export function createBeats(runtime: Runtime): {
  readonly keep: (attempt: PublishItem | null, isActive: boolean) => void
  readonly stop: () => void
} {
  const { ask, config, loop, options } = runtime
  const { api, clock } = options
  let attempt: PublishItem | null = null
  const every = {
    clock,
    everyMs: config.heartbeatMs,
    onMissed: (error: unknown) =>
      append(runtime, [row('heartbeat-missed', 'warning', null, String(error))]),
    onLost() {
      append(runtime, [row('lease-lost', 'error', null, '')])
      loop.dispatch({ tag: 'lease-lost' })
    },
  }
  const ofAccount = createHeartbeat({ ...every, beat: () => ask(() => api.keepAlive()) })
  const ofAttempt = createHeartbeat({
    ...every,
    beat: async () => {
      const open = attempt
      return open ? ask(() => api.heartbeat(open)) : HELD
    },
  })
  return {
    keep(open, isActive) {
      attempt = open
      if (open) ofAttempt.start()
      else ofAttempt.stop()
      if (isActive) ofAccount.start()
      else ofAccount.stop()
    },
    stop() {
      ofAttempt.stop()
      ofAccount.stop()
    },
  }
}
