import { seededRandom, VirtualClock } from '@omc/core/testing'
import { createFrameBridge } from '../frame-bridge/create-frame-bridge.ts'
import type { FrameBridge } from '../frame-bridge/create-frame-bridge.ts'
import { framePublisher } from '../frame-bridge/frame-publisher.ts'
import { createPublisher } from '../runtime/create-publisher.ts'
import type { Publisher } from '../runtime/create-publisher.ts'
import type { PublisherApi } from '../runtime/publisher-ports.ts'
import { FakeChannel } from './fake-channel.ts'
import { FakeFrame } from './fake-frame.ts'
import type { FakeFrameOptions, FrameFault } from './fake-frame.ts'
import { memoryOutbox } from './memory-outbox.ts'
import type { MemoryOutbox } from './memory-outbox.ts'

export type Rig = {
  readonly clock: VirtualClock
  /** How much longer the page's own time went on than its wall clock, ms. */
  readonly steady: { aheadMs: number }
  readonly channel: FakeChannel
  readonly outbox: MemoryOutbox
  /** Faults of the next publications; empty = none. */
  readonly faults: FrameFault[]
  /** Opens the page: a new frame, a new bridge, a new publisher over the same outbox. */
  readonly open: (decorate?: (api: PublisherApi) => PublisherApi, onChange?: () => void) => RigPage
}

/** Lasting habits of the framed page. */
export type RigHabits = Pick<FakeFrameOptions, 'latencyMs'>

export type RigPage = {
  readonly publisher: Publisher
  readonly bridge: FrameBridge
  readonly frame: FakeFrame
}

/** A complete console side around the fake channel, for end-to-end tests of the loop. */
export function createRig(seed = 1, clock = new VirtualClock(0), habits: RigHabits = {}): Rig {
  const random = seededRandom(seed)
  const channel = new FakeChannel({ clock })
  const steady = { aheadMs: 0 }
  const outbox = memoryOutbox()
  const faults: FrameFault[] = []
  let requestCount = 0

  function open(
    decorate = (api: PublisherApi): PublisherApi => api,
    onChange: () => void = () => undefined,
  ): RigPage {
    const frame = new FakeFrame({
      clock,
      publish: (content) => channel.publish(content),
      fault: () => faults.shift() ?? 'none',
      ...habits,
    })
    const bridge = createFrameBridge({
      post: frame.post,
      source: () => frame.window,
      origin: frame.origin,
      clock,
      newId: () => `request-${(requestCount += 1)}`,
      timeoutMs: 60_000,
    })
    frame.onMessage = bridge.receive
    frame.ready()
    const api = decorate(channel.api())
    const monotonic = () => clock.now() + steady.aheadMs
    const page = { api, frame: framePublisher(bridge), outbox, clock, monotonic, random, onChange }
    return { publisher: createPublisher(page), bridge, frame }
  }

  return { clock, steady, channel, outbox, faults, open }
}
