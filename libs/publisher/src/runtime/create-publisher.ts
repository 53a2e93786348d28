import type { LoopState } from '@omc/core'
import { createBeats } from './create-beats.ts'
import { append, createRuntime, type Runtime } from './create-runtime.ts'
import { eventsOf, row } from './event-log.ts'
import type { PublishItem, RunFlags } from './publish-item.ts'
import type { Publisher, PublisherOptions, StartAnswer } from './publisher.ts'

export { PUBLISHER_CONFIG } from './publisher.ts'
export type { Publisher, PublisherConfig, PublisherOptions, StartAnswer } from './publisher.ts'

/**
 * One account's publishing: the pure loop wired to the server, the frame and the outbox.
 *
 * @source architecture §3 "where the two halves meet"; domain: publish ledger
 */
export function createPublisher(options: PublisherOptions): Publisher {
  const runtime = createRuntime(options, (state) => {
    const before = seen
    seen = state
    beatFor(state)
    append(runtime, eventsOf(before, state))
  })
  const { loop, delivery } = runtime
  const beats = createBeats(runtime)
  const beatFor = (state: LoopState<PublishItem>) => beats.keep(openAttempt(state), isActive(state))
  let seen = loop.getState()
  beatFor(seen)
  return {
    getState: loop.getState,
    getEvents: () => runtime.events,
    getSlow: () => runtime.watch.getSlow(),
    getOpen: () => runtime.watch.getOpen(),
    getHalts: () => runtime.halts,
    start: (flags, halts = runtime.halts) => start(runtime, flags, halts),
    pause: () => halt(runtime, 'pause'),
    resume: () => loop.dispatch({ tag: 'resume' }),
    stop: () => halt(runtime, 'cancel'),
    skipWait: () => loop.dispatch({ tag: 'skip-wait' }),
    skipItem: () => loop.dispatch({ tag: 'skip-item' }),
    reconnected: () => delivery.drain(),
    dispose() {
      runtime.disposed = true
      beats.stop()
      runtime.watch.dispose()
      delivery.dispose()
      loop.dispose()
    },
  }
}

function halt(runtime: Runtime, tag: 'pause' | 'cancel'): void {
  runtime.halts += 1
  runtime.loop.dispatch({ tag })
}

async function start(
  runtime: Runtime,
  flags: RunFlags | undefined,
  halts: number,
): Promise<StartAnswer> {
  try {
    await runtime.delivery.drain()
    // A store that can be read may still be full. What was posted just now has made room in it.
    await runtime.options.outbox.probe()
  } catch (error) {
    append(runtime, [row('outbox-error', 'error', null, String(error))])
    return { tag: 'refused', code: 'outbox-unavailable' }
  }
  if (runtime.disposed) return { tag: 'refused', code: 'disposed' }
  if (runtime.halts !== halts) return { tag: 'refused', code: 'withdrawn' }
  if (flags) runtime.flags = flags
  runtime.loop.dispatch({ tag: 'start' })
  return { tag: 'started' }
}

/** The attempt that is open at the server: its lease must be kept. */
function openAttempt({ phase }: LoopState<PublishItem>): PublishItem | null {
  if (phase.tag === 'waiting') return phase.resume.tag === 'report' ? phase.resume.item : null
  return 'item' in phase ? phase.item : null
}

function isActive({ phase }: LoopState<PublishItem>): boolean {
  return phase.tag !== 'idle' && phase.tag !== 'stopped'
}
