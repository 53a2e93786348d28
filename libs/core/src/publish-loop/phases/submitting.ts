import { match, P } from 'ts-pattern'
import type { LoopConfig } from '../loop-config.ts'
import type {
  FrameOutcome,
  LoopEvent,
  LoopState,
  LoopStep,
  PhaseOf,
  QueueItem,
  SubmitAnswer,
} from '../loop-types.ts'
import { hold, release } from '../pause-request.ts'
import { acknowledge } from '../report-answer.ts'
import { enterReporting, enterSending, still, stopAndReport, whenDue } from '../transitions.ts'

/** The server writes the item down; the frame has not got it yet. */
export function whileSubmitting<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  phase: PhaseOf<Item, 'submitting'>,
  event: LoopEvent<Item>,
): LoopStep<Item> {
  const { item, dueAt } = phase
  const { at } = event
  const withdraw = (outcome: FrameOutcome) => enterReporting(config, state, { item, outcome }, at)
  return (
    match(event)
      .returnType<LoopStep<Item>>()
      .with({ tag: 'submitted' }, ({ answer }) => {
        const refusal = refusalOf(answer, at >= dueAt)
        return refusal ? withdraw(refusal) : enterSending(config, state, item, at)
      })
      .with({ tag: 'due' }, () => whenDue(state, phase, at, () => withdraw(notSent('submit-late'))))
      .with({ tag: 'reported' }, (reported) => acknowledge(state, reported))
      .with({ tag: 'pause' }, () => hold(state))
      .with({ tag: 'resume' }, () => release(state))
      .with({ tag: 'cancel' }, () =>
        stopAndReport(config, state, { item, outcome: notSent('cancelled') }, at),
      )
      .with({ tag: 'skip-item' }, () => withdraw(notSent('skipped')))
      .with({ tag: 'lease-lost' }, () => withdraw(notSent('lease-lost')))
      // A stored state may be one step old: the item may be at the frame by now.
      .with({ tag: 'restored' }, () => withdraw({ tag: 'unknown', reason: 'restarted' }))
      .with({ tag: P.union('start', 'skip-wait', 'fetched', 'replied') }, () => still(state))
      .exhaustive()
  )
}

/** Why nothing is sent after this answer; null = it is sent. */
function refusalOf(answer: SubmitAnswer, isLate: boolean): FrameOutcome | null {
  return (
    match(answer)
      .returnType<FrameOutcome | null>()
      .with({ tag: 'failed' }, ({ message }) => notSent('submit-failed', message))
      .with({ tag: 'refused' }, ({ code }) => notSent('submit-refused', code))
      .with({ tag: 'late' }, () => notSent('submit-late'))
      // A laptop that slept during the call must not send an item whose lease the server ended.
      .with({ tag: 'ok' }, () => (isLate ? notSent('submit-late') : null))
      .exhaustive()
  )
}

function notSent(
  reason: Extract<FrameOutcome, { tag: 'not-sent' }>['reason'],
  message = '',
): FrameOutcome {
  return { tag: 'not-sent', reason, message }
}
