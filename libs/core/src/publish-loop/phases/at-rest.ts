import { match, P } from 'ts-pattern'
import type { LoopEvent, LoopState, LoopStep, QueueItem } from '../loop-types.ts'
import { release } from '../pause-request.ts'
import { acknowledge } from '../report-answer.ts'
import { begin, still } from '../transitions.ts'

/** The loop has never run, or its run is over: another may begin. */
export function whileAtRest<Item extends QueueItem>(
  state: LoopState<Item>,
  event: LoopEvent<Item>,
): LoopStep<Item> {
  return match(event)
    .returnType<LoopStep<Item>>()
    .with({ tag: 'start' }, () => begin(state))
    .with({ tag: 'resume' }, () => release(state))
    .with({ tag: 'reported' }, (reported) => acknowledge(state, reported))
    .with(
      {
        tag: P.union(
          'pause',
          'cancel',
          'skip-wait',
          'skip-item',
          'restored',
          'lease-lost',
          'fetched',
          'submitted',
          'replied',
          'due',
        ),
      },
      () => still(state),
    )
    .exhaustive()
}
