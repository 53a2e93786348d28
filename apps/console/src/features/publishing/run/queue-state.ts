import type { PublishItem } from '@omc/publisher'
import type { RunSnapshot } from './run-types.ts'
import { queueLeft } from './run-view.ts'

/** The queue of an account as the console knows it. */
export type QueueState = {
  /** Items left. */
  readonly size: number
  readonly uid: string
  /** Whether the content at hand shows goods; false without a content. */
  readonly hasItem: boolean
  /** Whether the content at hand has a topic. */
  readonly hasTopic: boolean
  /** Grows with each step of the loop. */
  readonly version: number
  /** Seconds between two items, both included. */
  readonly delayRange: readonly [min: number, max: number]
  /** Remark of the server: why the queue has ended; '' for none. */
  readonly ps: string
  /** Name of the creator whose account it is. */
  readonly daren: string
}

/**
 * @source resources spec §3 (publish queue); `ps` is read as a remark and `daren` as the creator, for
 *   neither is explained
 */
export function queueState({
  uid,
  info,
  loop,
  options,
}: Pick<RunSnapshot, 'uid' | 'info' | 'loop' | 'options'>): QueueState {
  const item = itemAtHand(loop.phase)
  return {
    size: queueLeft({ loop, info }),
    uid,
    hasItem: item !== null && item.items.length > 0,
    hasTopic: item !== null && item.topic !== null,
    version: loop.turn,
    delayRange: [options.delayMinS, options.delayMaxS],
    ps: info?.ended_why ?? '',
    daren: info?.nickname || uid,
  }
}

const itemAtHand = (phase: RunSnapshot['loop']['phase']): PublishItem | null =>
  'item' in phase ? phase.item : null
