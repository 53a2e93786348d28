/** Pull distance that requests history, and the offset while it loads, px. */
export type PullLimits = { readonly threshold: number; readonly stop: number }

/** @source console spec §9: pull-down threshold 90 with a stop of 40, 70 with 56 in the chat list */
export const PULL_DOWN: PullLimits = { threshold: 90, stop: 40 }
export const LIST_PULL_DOWN: PullLimits = { threshold: 70, stop: 56 }

/** `isHeld`: a finger moves the content; a wheel or the button does not. */
export type PullState =
  | { readonly tag: 'idle' }
  | {
      readonly tag: 'pulling'
      readonly distance: number
      readonly isPast: boolean
      readonly isHeld: boolean
    }
  | { readonly tag: 'fetching'; readonly isHeld: boolean }
  | { readonly tag: 'finished' }

export type PullEvent =
  | { readonly type: 'pull'; readonly distance: number; readonly isHeld: boolean }
  | { readonly type: 'release' }
  /** The button was pressed, or the host loads on its own. */
  | { readonly type: 'fetch' }
  /** Older messages arrived, there are none, or the load failed. */
  | { readonly type: 'change' }
  | { readonly type: 'rest' }

export const IDLE: PullState = { tag: 'idle' }

/**
 * Idle → pulling past the threshold → fetching → finished, when the content changes → idle.
 *
 * @source console spec §4, chat widget: pull-down refresh
 */
export function stepPull(state: PullState, event: PullEvent, limits: PullLimits): PullState {
  switch (event.type) {
    case 'pull': {
      if (state.tag === 'fetching') return state
      const { distance, isHeld } = event
      if (distance <= 0) return IDLE
      return { tag: 'pulling', distance, isPast: distance >= limits.threshold, isHeld }
    }
    case 'release':
      if (state.tag !== 'pulling') return state
      return state.isPast ? { tag: 'fetching', isHeld: state.isHeld } : IDLE
    case 'fetch':
      return state.tag === 'fetching' ? state : { tag: 'fetching', isHeld: false }
    case 'change':
      return state.tag === 'fetching' ? { tag: 'finished' } : state
    case 'rest':
      return state.tag === 'finished' ? IDLE : state
    default:
      return event satisfies never
  }
}

/** Downward offset of the content, px. */
export function offsetOf(state: PullState, { threshold, stop }: PullLimits): number {
  if (state.tag === 'pulling' && state.isHeld) {
    // Past the threshold it follows the finger at a third of the speed.
    return state.isPast ? threshold + (state.distance - threshold) / 3 : state.distance
  }
  return state.tag === 'fetching' && state.isHeld ? stop : 0
}
