import type { LoopConfig } from './loop-config.ts'
import type {
  AttemptResult,
  FetchAnswer,
  FrameOutcome,
  LoopEvent,
  LoopReply,
  LoopState,
  LoopStep,
  QueueItem,
  ReportAnswer,
} from './loop-types.ts'
import { conclude, keepUnreported, knownOutcome, settleReport } from './results.ts'
import {
  afterWait,
  enter,
  enterReporting,
  enterSending,
  report,
  rest,
  still,
  withdraw,
  withEffect,
  withQueueLeft,
} from './transitions.ts'
import type { Stamp } from './transitions.ts'
import { backOffMs, waitAfter } from './wait-after.ts'

/** What an answer to an effect does. Everything but a report must carry the current turn. */
export function onReply<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  event: LoopReply<Item> & Stamp,
): LoopStep<Item> {
  if (event.tag === 'reported') return reported(config, state, event)
  if (event.turn !== state.turn) return stale(config, state, event)
  const { phase } = state
  if (event.tag === 'due') return due(config, state, event)
  if (event.tag === 'fetched' && phase.tag === 'fetching') {
    return fetched(config, state, event.answer, event)
  }
  if (event.tag === 'submitted' && phase.tag === 'submitting') {
    if (event.answer.tag === 'failed') return withdraw(config, state, event, 'submit-failed')
    if (event.answer.tag === 'refused') return withdraw(config, state, event, 'submit-refused')
    // A laptop that slept in the middle of the call must not send what the server gave up on.
    if (event.at >= phase.dueAt) return withdraw(config, state, event, 'submit-late')
    return enterSending(config, state, phase.item, event.at)
  }
  if (event.tag === 'replied' && phase.tag === 'sending') {
    return enterReporting(config, state, { item: phase.item, outcome: event.outcome }, event.at)
  }
  return still(state)
}

/** A claim that arrives after a cancel is given back at once, not held until its lease ends. */
function stale<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  event: LoopReply<Item> & Stamp,
): LoopStep<Item> {
  if (event.tag !== 'fetched' || event.answer.tag !== 'item') return still(state)
  const { item } = event.answer
  const isOpen = 'item' in state.phase && state.phase.item.attemptKey === item.attemptKey
  if (isOpen || knownOutcome(state, item.attemptKey)) return still(state)
  const result: AttemptResult<Item> = {
    item,
    outcome: { tag: 'not-sent', reason: 'cancelled', message: '' },
  }
  const kept = keepUnreported(conclude(config, state, result, event.at), result)
  return withEffect(still(kept), { tag: 'report', ...result, turn: state.turn })
}

function fetched<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  answer: FetchAnswer<Item>,
  { at }: Stamp,
): LoopStep<Item> {
  switch (answer.tag) {
    case 'item': {
      const { item, queueLeft } = answer
      const seen = queueLeft === undefined ? state : withQueueLeft(state, queueLeft)
      const known = knownOutcome(seen, item.attemptKey)
      if (known) return report(seen, { item, outcome: known })
      if (seen.hold === 'after-item') {
        const outcome: FrameOutcome = { tag: 'not-sent', reason: 'paused', message: '' }
        return enterReporting(config, seen, { item, outcome }, at)
      }
      const next = enter(seen, { tag: 'submitting', item, dueAt: at + config.submitTimeoutMs })
      return withEffect(next, { tag: 'submit', item, turn: next.state.turn })
    }
    case 'none':
      return enter(withQueueLeft(state, 0), { tag: 'stopped', why: 'completed' })
    case 'ended':
      return enter(state, { tag: 'stopped', why: answer.why })
    case 'wait':
      return rest({ ...state, failureCount: 0 }, answer.why, at, answer.untilAt)
    case 'failed':
      break
  }
  const failureCount = state.failureCount + 1
  return rest({ ...state, failureCount }, 'offline', at, at + backOffMs(config, failureCount))
}

function reported<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  event: LoopEvent<Item> & { tag: 'reported' },
): LoopStep<Item> {
  const { attemptKey, answer, at } = event
  const open = openReport(state, attemptKey)
  // An acknowledgement is a fact however late it comes; a failure counts only for its own call.
  if (answer.tag === 'failed') {
    if (state.phase.tag !== 'reporting' || event.turn !== state.turn) return still(state)
    const failureCount = state.failureCount + 1
    return enter(
      { ...state, failureCount },
      {
        tag: 'waiting',
        why: 'report',
        sinceAt: at,
        dueAt: at + backOffMs(config, failureCount),
        resume: { tag: 'report', item: state.phase.item, outcome: state.phase.outcome },
      },
    )
  }
  if (!open) return answer.tag === 'ok' ? still(settleReport(state, attemptKey)) : still(state)
  const done = finish(state, open, answer)
  return afterOutcome(config, done, open, event)
}

/** The result the loop itself is trying to get through, if it is this one. */
function openReport<Item extends QueueItem>(
  { phase }: LoopState<Item>,
  attemptKey: string,
): AttemptResult<Item> | null {
  if (phase.tag === 'reporting') return phase.item.attemptKey === attemptKey ? phase : null
  if (phase.tag !== 'waiting' || phase.resume.tag !== 'report') return null
  return phase.resume.item.attemptKey === attemptKey ? phase.resume : null
}

function finish<Item extends QueueItem>(
  state: LoopState<Item>,
  open: AttemptResult<Item>,
  answer: ReportAnswer & { tag: 'ok' | 'refused' },
): LoopState<Item> {
  const failureCount = open.outcome.tag === 'not-sent' ? state.failureCount + 1 : 0
  const kept = keepUnreported({ ...state, failureCount }, open)
  if (answer.tag === 'refused') return kept
  const settled = settleReport(kept, open.item.attemptKey)
  return answer.queueLeft === undefined ? settled : withQueueLeft(settled, answer.queueLeft)
}

function afterOutcome<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  { item, outcome }: AttemptResult<Item>,
  { at, roll }: Stamp,
): LoopStep<Item> {
  const { failureCount } = state
  const wait = waitAfter(config, outcome, { channel: item.channel, roll, failureCount })
  if (!wait) return enter(state, { tag: 'stopped', why: 'no-permission' })
  return rest(state, wait.why, at, at + wait.ms)
}

function due<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  event: LoopEvent<Item>,
): LoopStep<Item> {
  const { phase, turn } = state
  if (phase.tag !== 'waiting' && phase.tag !== 'sending' && phase.tag !== 'submitting') {
    return still(state)
  }
  // A timer that fired early (clock moved back): the deadline is what counts.
  if (event.at < phase.dueAt) return { state, effects: [{ tag: 'wake', turn, dueAt: phase.dueAt }] }
  if (phase.tag === 'waiting') return afterWait(state)
  if (phase.tag === 'submitting') return withdraw(config, state, event, 'submit-late')
  const outcome: FrameOutcome = { tag: 'unknown', reason: 'silence' }
  return enterReporting(config, state, { item: phase.item, outcome }, event.at)
}
