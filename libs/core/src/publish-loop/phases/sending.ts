import { match, P } from 'ts-pattern'
import type { LoopConfig } from '../loop-config.ts'
import type {
  FrameOutcome,
  LoopEvent,
  LoopState,
  LoopStep,
  PhaseOf,
  QueueItem,
} from '../loop-types.ts'
import { hold, release } from '../pause-request.ts'
import { acknowledge } from '../report-answer.ts'
import { enterReporting, still, stopAndReport, whenDue } from '../transitions.ts'

/** The frame has the item: until it answers, the outcome is unknown. */
export function whileSending<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  phase: PhaseOf<Item, 'sending'>,
  event: LoopEvent<Item>,
): LoopStep<Item> {
  const { item } = phase
  const { at } = event
  const finish = (outcome: FrameOutcome) => enterReporting(config, state, { item, outcome }, at)
  return match(event)
    .returnType<LoopStep<Item>>()
    .with({ tag: 'replied' }, ({ outcome }) => finish(outcome))
    .with({ tag: 'due' }, () =>
      whenDue(state, phase, at, () => finish({ tag: 'unknown', reason: 'silence' })),
    )
    .with({ tag: 'reported' }, (reported) => acknowledge(state, reported))
    .with({ tag: 'pause' }, () => hold(state))
    .with({ tag: 'resume' }, () => release(state))
    .with({ tag: 'cancel' }, () => {
      const outcome: FrameOutcome = { tag: 'unknown', reason: 'cancelled' }
      return stopAndReport(config, state, { item, outcome }, at)
    })
    .with({ tag: 'restored' }, () => finish({ tag: 'unknown', reason: 'restarted' }))
    .with(
      {
        tag: P.union('start', 'skip-wait', 'skip-item', 'lease-lost', 'fetched', 'submitted'),
      },
      () => still(state),
    )
    .exhaustive()
}
