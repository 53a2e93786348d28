import type { LoopConfig } from './loop-config.ts'
import type { LoopEvent, LoopState, LoopStep, QueueItem } from './loop-types.ts'
import { onCommand } from './on-command.ts'
import { onReply } from './on-reply.ts'

/**
 * The whole publishing loop: what comes next, and what to do about it.
 *
 * Total and pure: no time, no chance, no effect. An event that does not apply gives the same
 * state object and no effect. The order is fixed by the phases:
 * fetch → submit (the server writes it down) → send (the frame gets it) → report.
 *
 * @source architecture §3; console behaviours B-181 … B-193
 */
export function step<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  event: LoopEvent<Item>,
): LoopStep<Item> {
  return 'turn' in event ? onReply(config, state, event) : onCommand(config, state, event)
}
