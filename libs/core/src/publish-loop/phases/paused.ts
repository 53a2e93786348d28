import { match, P } from 'ts-pattern'
import type { LoopEvent, LoopState, LoopStep, PhaseOf, QueueItem } from '../loop-types.ts'
import { acknowledge } from '../report-answer.ts'
import { enter, enterFetching, still } from '../transitions.ts'

/** Paused by the operator; a running wait keeps counting down. */
export function whilePaused<Item extends QueueItem>(
  state: LoopState<Item>,
  phase: PhaseOf<Item, 'paused'>,
  event: LoopEvent<Item>,
): LoopStep<Item> {
  return match(event)
    .returnType<LoopStep<Item>>()
    .with({ tag: 'resume' }, ({ at }) => goOn({ ...state, hold: 'none' }, phase, at))
    .with({ tag: 'cancel' }, () => enter(state, { tag: 'stopped', why: 'cancelled' }))
    .with({ tag: 'lease-lost' }, () => enter(state, { tag: 'stopped', why: 'lease-lost' }))
    .with({ tag: 'reported' }, (reported) => acknowledge(state, reported))
    .with(
      {
        tag: P.union(
          'start',
          'pause',
          'skip-wait',
          'skip-item',
          'restored',
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

function goOn<Item extends QueueItem>(
  state: LoopState<Item>,
  { wait }: PhaseOf<Item, 'paused'>,
  at: number,
): LoopStep<Item> {
  if (!wait || wait.dueAt <= at) return enterFetching(state)
  return enter(state, { tag: 'waiting', ...wait, resume: { tag: 'fetch' } })
}
