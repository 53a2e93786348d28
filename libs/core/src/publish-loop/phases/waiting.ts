import { match, P } from 'ts-pattern'
import type { LoopConfig } from '../loop-config.ts'
import type {
  AttemptResult,
  EventOf,
  LoopEvent,
  LoopState,
  LoopStep,
  PhaseOf,
  QueueItem,
} from '../loop-types.ts'
import { hold, release } from '../pause-request.ts'
import { acknowledge, takeFinalAnswer } from '../report-answer.ts'
import { keepUnreported } from '../results.ts'
import { enter, enterFetching, enterPaused, report, still, whenDue } from '../transitions.ts'

/** Idle until a deadline. Then comes the next item, or another try of a report. */
export function whileWaiting<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  phase: PhaseOf<Item, 'waiting'>,
  event: LoopEvent<Item>,
): LoopStep<Item> {
  const { resume } = phase
  const next = () => (resume.tag === 'report' ? report(state, resume) : enterFetching(state))
  return match([event, resume])
    .returnType<LoopStep<Item>>()
    .with([{ tag: 'due' }, P._], ([{ at }]) => whenDue(state, phase, at, next))
    .with([{ tag: 'skip-wait' }, P._], next)
    .with([{ tag: 'pause' }, { tag: 'fetch' }], () => enterPaused(state, phase))
    .with([{ tag: 'pause' }, { tag: 'report' }], () => hold(state))
    .with([{ tag: 'resume' }, P._], () => release(state))
    .with([{ tag: 'cancel' }, { tag: 'fetch' }], () => stopped(state, 'cancelled'))
    .with([{ tag: 'cancel' }, { tag: 'report' }], ([, open]) =>
      stopped(keepUnreported(state, open), 'cancelled'),
    )
    .with([{ tag: 'lease-lost' }, { tag: 'fetch' }], () => stopped(state, 'lease-lost'))
    .with([{ tag: 'lease-lost' }, { tag: 'report' }], () => still(state))
    .with([{ tag: 'restored' }, P._], () => enter(state, { ...phase }))
    .with([{ tag: 'reported' }, { tag: 'fetch' }], ([reported]) => acknowledge(state, reported))
    .with([{ tag: 'reported' }, { tag: 'report' }], ([reported, open]) =>
      takeAnswer(config, state, open, reported),
    )
    .with([{ tag: P.union('start', 'skip-item', 'fetched', 'submitted', 'replied') }, P._], () =>
      still(state),
    )
    .exhaustive()
}

/** The report is sent again in any case: only an answer that got through ends this wait early. */
function takeAnswer<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  open: AttemptResult<Item>,
  event: EventOf<Item, 'reported'>,
): LoopStep<Item> {
  return match(event.answer)
    .returnType<LoopStep<Item>>()
    .with({ tag: 'failed' }, () => still(state))
    .with({ tag: P.union('ok', 'refused') }, (answer) =>
      takeFinalAnswer(config, state, open, { ...event, answer }),
    )
    .exhaustive()
}

function stopped<Item extends QueueItem>(
  state: LoopState<Item>,
  why: 'cancelled' | 'lease-lost',
): LoopStep<Item> {
  return enter(state, { tag: 'stopped', why })
}
