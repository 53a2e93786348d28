import { match, P } from 'ts-pattern'
import type { LoopConfig } from '../loop-config.ts'
import type { EventOf, LoopEvent, LoopState, LoopStep, PhaseOf, QueueItem } from '../loop-types.ts'
import { hold, release } from '../pause-request.ts'
import { takeFinalAnswer } from '../report-answer.ts'
import { keepUnreported } from '../results.ts'
import { enter, report, still } from '../transitions.ts'
import { backOffMs } from '../wait-after.ts'

/** Reports the result to the server until it is accepted or refused. */
export function whileReporting<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  phase: PhaseOf<Item, 'reporting'>,
  event: LoopEvent<Item>,
): LoopStep<Item> {
  return match(event)
    .returnType<LoopStep<Item>>()
    .with({ tag: 'reported' }, (reported) => takeAnswer(config, state, phase, reported))
    .with({ tag: 'pause' }, () => hold(state))
    .with({ tag: 'resume' }, () => release(state))
    .with({ tag: 'cancel' }, () =>
      enter(keepUnreported(state, phase), { tag: 'stopped', why: 'cancelled' }),
    )
    .with({ tag: 'restored' }, () => report(state, phase))
    .with(
      {
        tag: P.union(
          'start',
          'skip-wait',
          'skip-item',
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

/** A late acknowledgement still counts; a failure counts only for its own call. */
function takeAnswer<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  phase: PhaseOf<Item, 'reporting'>,
  event: EventOf<Item, 'reported'>,
): LoopStep<Item> {
  return match(event.answer)
    .returnType<LoopStep<Item>>()
    .with({ tag: 'failed' }, () =>
      event.turn === state.turn ? waitToReport(config, state, phase, event.at) : still(state),
    )
    .with({ tag: P.union('ok', 'refused') }, (answer) =>
      takeFinalAnswer(config, state, phase, { ...event, answer }),
    )
    .exhaustive()
}

function waitToReport<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  { item, outcome }: PhaseOf<Item, 'reporting'>,
  at: number,
): LoopStep<Item> {
  const failureCount = state.failureCount + 1
  return enter(
    { ...state, failureCount },
    {
      tag: 'waiting',
      why: 'report',
      sinceAt: at,
      dueAt: at + backOffMs(config, failureCount),
      resume: { tag: 'report', item, outcome },
    },
  )
}
