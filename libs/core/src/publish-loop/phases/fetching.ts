import { match, P } from 'ts-pattern'
import type { LoopConfig } from '../loop-config.ts'
import type {
  FetchAnswer,
  FrameOutcome,
  LoopEvent,
  LoopState,
  LoopStep,
  QueueItem,
} from '../loop-types.ts'
import { hold, release } from '../pause-request.ts'
import { acknowledge } from '../report-answer.ts'
import { knownOutcome } from '../results.ts'
import {
  enter,
  enterFetching,
  enterReporting,
  enterSubmitting,
  report,
  rest,
  still,
  withQueueLeft,
} from '../transitions.ts'
import { backOffMs } from '../wait-after.ts'

/** The loop asks the server for the next item. */
export function whileFetching<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  event: LoopEvent<Item>,
): LoopStep<Item> {
  return match(event)
    .returnType<LoopStep<Item>>()
    .with({ tag: 'fetched' }, ({ answer, at }) => fetched(config, state, answer, at))
    .with({ tag: 'reported' }, (reported) => acknowledge(state, reported))
    .with({ tag: 'pause' }, () => hold(state))
    .with({ tag: 'resume' }, () => release(state))
    .with({ tag: 'cancel' }, () => enter(state, { tag: 'stopped', why: 'cancelled' }))
    .with({ tag: 'restored' }, () => enterFetching(state))
    .with(
      {
        tag: P.union(
          'start',
          'skip-wait',
          'skip-item',
          'lease-lost',
          'submitted',
          'replied',
          'due',
        ),
      },
      () => still(state),
    )
    .exhaustive()
}

function fetched<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  answer: FetchAnswer<Item>,
  at: number,
): LoopStep<Item> {
  return match(answer)
    .returnType<LoopStep<Item>>()
    .with({ tag: 'item' }, ({ item, queueLeft }) => {
      const seen = queueLeft === undefined ? state : withQueueLeft(state, queueLeft)
      return takeItem(config, seen, item, at)
    })
    .with({ tag: 'none' }, () =>
      enter(withQueueLeft(state, 0), { tag: 'stopped', why: 'completed' }),
    )
    .with({ tag: 'ended' }, ({ why }) => enter(state, { tag: 'stopped', why }))
    .with({ tag: 'wait' }, ({ why, untilAt }) =>
      rest({ ...state, failureCount: 0 }, why, at, untilAt),
    )
    .with({ tag: 'failed' }, () => {
      const failureCount = state.failureCount + 1
      return rest({ ...state, failureCount }, 'offline', at, at + backOffMs(config, failureCount))
    })
    .exhaustive()
}

/** An attempt key that has an outcome is answered, never sent. */
function takeItem<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  item: Item,
  at: number,
): LoopStep<Item> {
  const known = knownOutcome(state, item.attemptKey)
  if (known) return report(state, { item, outcome: known })
  if (state.hold === 'after-item') {
    const outcome: FrameOutcome = { tag: 'not-sent', reason: 'paused', message: '' }
    return enterReporting(config, state, { item, outcome }, at)
  }
  return enterSubmitting(config, state, item, at)
}
