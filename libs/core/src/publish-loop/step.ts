import { isLate, takeLate } from './late-reply.ts'
import type { LoopConfig } from './loop-config.ts'
import type { LoopEvent, LoopState, LoopStep, QueueItem } from './loop-types.ts'
import { whileAtRest } from './phases/at-rest.ts'
import { whileFetching } from './phases/fetching.ts'
import { whilePaused } from './phases/paused.ts'
import { whileReporting } from './phases/reporting.ts'
import { whileSending } from './phases/sending.ts'
import { whileSubmitting } from './phases/submitting.ts'
import { whileWaiting } from './phases/waiting.ts'

/**
 * The publishing loop as a pure step: next state and effects for an event.
 *
 * Total and pure: no time, no chance, no effect. Each phase has a file that names every event: one
 * that does not apply gives the same state object and no effect. The order is fixed by the phases:
 * fetch → submit (the server writes it down) → send (the frame gets it) → report.
 *
 * @source architecture §3; console behaviours B-181 … B-193
 */
export function step<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  event: LoopEvent<Item>,
): LoopStep<Item> {
  if (isLate(state, event)) return takeLate(config, state, event)
  const { phase } = state
  // A switch: patterns matched at each event took a fifth of the simulation's time.
  switch (phase.tag) {
    case 'idle':
    case 'stopped':
      return whileAtRest(state, event)
    case 'fetching':
      return whileFetching(config, state, event)
    case 'submitting':
      return whileSubmitting(config, state, phase, event)
    case 'sending':
      return whileSending(config, state, phase, event)
    case 'reporting':
      return whileReporting(config, state, phase, event)
    case 'waiting':
      return whileWaiting(config, state, phase, event)
    case 'paused':
      return whilePaused(state, phase, event)
    default:
      return phase satisfies never
  }
}
