import { PUBLISH_LOOP } from '@omc/core'
import type { Clock, LoopConfig, LoopState, Random } from '@omc/core'
import type { PublisherEvent } from './event-log.ts'
import type { SlowSend } from './frame-watch.ts'
import type { PublishItem, RunFlags } from './publish-item.ts'
import type { Outbox, PublisherApi, PublishFrame } from './publisher-ports.ts'

export type PublisherConfig = {
  readonly loop: LoopConfig
  /** @source domain: settled numbers */
  readonly heartbeatMs: number
  /** A call to the server without an answer after this long did not get through. */
  readonly callTimeoutMs: number
  /** A publication that takes less than this is never called slow, ms. */
  readonly slowFloorMs: number
}

/** The publishing loop with the numbers of the specification. */
export const PUBLISHER_CONFIG: PublisherConfig = {
  loop: PUBLISH_LOOP,
  heartbeatMs: 20_000,
  callTimeoutMs: 20_000,
  slowFloorMs: 10_000,
}

export type PublisherOptions = {
  readonly api: PublisherApi
  readonly frame: PublishFrame
  readonly outbox: Outbox
  readonly clock: Clock
  /** Time since some start, ms, that changes of the wall clock do not move; default: the clock. */
  readonly monotonic?: () => number
  readonly random: Random
  readonly config?: PublisherConfig
  /** Resumes a stored state. */
  readonly initial?: LoopState<PublishItem>
  /** Called after each change of the state and each row of the log. */
  readonly onChange?: () => void
}

/**
 * `outbox-unavailable`: without a durable store for results nothing may be sent. `withdrawn`: a
 * person paused or stopped before the run began.
 */
export type StartAnswer =
  | { readonly tag: 'started' }
  | { readonly tag: 'refused'; readonly code: 'outbox-unavailable' | 'disposed' | 'withdrawn' }

export type Publisher = {
  readonly getState: () => LoopState<PublishItem>
  /** The last 1,000 rows, oldest first; a new array after every row. */
  readonly getEvents: () => readonly PublisherEvent[]
  /** The publication under way, once it takes longer than the channel usually does. */
  readonly getSlow: () => SlowSend | null
  /**
   * The item that the page may still be at work on, whatever the loop thinks of it: until the page has
   * answered or is gone, at most 15 minutes. `onChange` tells of its end.
   */
  readonly getOpen: () => PublishItem | null
  /** Pauses and stops so far; for a start that first checks what takes a while. */
  readonly getHalts: () => number
  /** Starts a run, unless a pause or stop came since the given count of them. */
  readonly start: (flags?: RunFlags, halts?: number) => Promise<StartAnswer>
  /** After this item. */
  readonly pause: () => void
  readonly resume: () => void
  readonly stop: () => void
  /** "Continue now": ends the wait that is running. */
  readonly skipWait: () => void
  /** Gives the claimed item back while it is waiting to be sent. */
  readonly skipItem: () => void
  /** The connection is back: results that are kept are posted now. */
  readonly reconnected: () => Promise<void>
  readonly dispose: () => void
}
