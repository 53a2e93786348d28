import { noDataWaits } from '../vocabulary/channels.ts'

/** Numbers and marks one loop runs by. All durations in ms; pacing in units of `msPerUnit`. */
export type LoopConfig = {
  /** After a success: `(min + ⌊roll × (max − min + 1)⌋) × msPerUnit`. */
  readonly pacing: { readonly min: number; readonly max: number; readonly msPerUnit: number }
  readonly retryMs: {
    readonly failure: number
    readonly upload: number
    readonly unconfirmed: number
    readonly empty: number
    /** By channel, as named in its row; `empty` is for unknown channels. */
    readonly emptyByChannel: Readonly<Record<string, number>>
  }
  /** For calls that did not get through: `firstMs` doubling up to `maxMs`. */
  readonly backOff: { readonly firstMs: number; readonly maxMs: number }
  /** A submit answer later than this is stale: the server may have moved on, nothing is sent. */
  readonly submitTimeoutMs: number
  /** Silence of the frame longer than this makes the outcome unknown. */
  readonly sendTimeoutMs: number
  /** A foreign message that contains one of these ends the queue. */
  readonly stopMarks: readonly string[]
  /** Number of finished attempt keys kept, so that none is sent again. */
  readonly rememberedCount: number
}

const FAILURE_WAIT_MS = 600_000
const EMPTY_WAIT_MS = 5_000

/**
 * The publishing loop. The queue's own delay range replaces `pacing.min/max`.
 *
 * @source resources spec §4 and §9 (600 s, 180 s, 5 s, 1000 ms per unit); domain: settled numbers
 *   (an unknown outcome is looked at again after the settle time of 120 s)
 */
export const PUBLISH_LOOP: LoopConfig = {
  pacing: { min: 5, max: 12, msPerUnit: 1_000 },
  retryMs: {
    failure: FAILURE_WAIT_MS,
    upload: 180_000,
    unconfirmed: 120_000,
    empty: FAILURE_WAIT_MS,
    emptyByChannel: noDataWaits({ failure: FAILURE_WAIT_MS, empty: EMPTY_WAIT_MS }),
  },
  backOff: { firstMs: 1_000, maxMs: 30_000 },
  submitTimeoutMs: 30_000,
  sendTimeoutMs: 90_000,
  stopMarks: ['B_Publish_Perm'],
  rememberedCount: 500,
}

/**
 * The sync loop: 1..1 × 800 ms between records, otherwise as the publishing loop.
 *
 * @source resources spec §4 and §9 (syncLoopDelayRange, syncLoopWaitUnit)
 */
export const SYNC_LOOP: LoopConfig = {
  ...PUBLISH_LOOP,
  pacing: { min: 1, max: 1, msPerUnit: 800 },
}
