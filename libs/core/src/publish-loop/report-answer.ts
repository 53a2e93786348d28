import { match, P } from 'ts-pattern'
import type { LoopConfig } from './loop-config.ts'
import type {
  AttemptResult,
  EventOf,
  LoopState,
  LoopStep,
  QueueItem,
  ReportAnswer,
} from './loop-types.ts'
import { keepUnreported, settleReport } from './results.ts'
import { enter, rest, still, withQueueLeft } from './transitions.ts'
import { waitAfter } from './wait-after.ts'

/** The server has taken the report or refused it for good. */
type FinalAnswer = Exclude<ReportAnswer, { tag: 'failed' }>

/** Answer to a report the loop did not wait for: accepted results are counted. */
export function acknowledge<Item extends QueueItem>(
  state: LoopState<Item>,
  { answer, attemptKey }: Pick<EventOf<Item, 'reported'>, 'answer' | 'attemptKey'>,
): LoopStep<Item> {
  return match(answer)
    .returnType<LoopStep<Item>>()
    .with({ tag: 'ok' }, () => still(settleReport(state, attemptKey)))
    .with({ tag: P.union('refused', 'failed') }, () => still(state))
    .exhaustive()
}

/** The last word on a report, while the loop waits for the answer to the report of `open`. */
export function takeFinalAnswer<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  open: AttemptResult<Item>,
  event: EventOf<Item, 'reported'> & { readonly answer: FinalAnswer },
): LoopStep<Item> {
  if (event.attemptKey !== open.item.attemptKey) return acknowledge(state, event)
  const { answer, at, roll } = event
  const done = finish(state, open, answer)
  const { failureCount } = done
  const wait = waitAfter(config, open.outcome, { channel: open.item.channel, roll, failureCount })
  if (!wait) return enter(done, { tag: 'stopped', why: 'no-permission' })
  const sinceAt = wait.why === 'pacing' ? endedAt(state, open, at) : at
  return rest(done, wait.why, sinceAt, sinceAt + wait.ms)
}

/**
 * When the channel was done with an item: the delay between two items counts from here, so that the
 * report runs beside it. An outcome that was known before its report counts from the answer.
 */
function endedAt<Item extends QueueItem>(
  { last }: LoopState<Item>,
  { item }: AttemptResult<Item>,
  at: number,
): number {
  return last?.item.attemptKey === item.attemptKey ? Math.min(last.at, at) : at
}

function finish<Item extends QueueItem>(
  state: LoopState<Item>,
  open: AttemptResult<Item>,
  answer: FinalAnswer,
): LoopState<Item> {
  const failureCount = open.outcome.tag === 'not-sent' ? state.failureCount + 1 : 0
  const kept = keepUnreported({ ...state, failureCount }, open)
  if (answer.tag === 'refused') return kept
  const settled = settleReport(kept, open.item.attemptKey)
  return answer.queueLeft === undefined ? settled : withQueueLeft(settled, answer.queueLeft)
}
