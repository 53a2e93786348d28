import type { LoopConfig } from './loop-config.ts'
import type { AttemptResult, FrameOutcome, LoopCounts, LoopState, QueueItem } from './loop-types.ts'

/** Stores the outcome of an attempt before it is reported. */
export function conclude<Item extends QueueItem>(
  config: LoopConfig,
  state: LoopState<Item>,
  { item, outcome }: AttemptResult<Item>,
  at: number,
): LoopState<Item> {
  const { attemptKey } = item
  return {
    ...state,
    unconfirmed: outcome.tag === 'unknown' ? [...state.unconfirmed, attemptKey] : state.unconfirmed,
    settled: [...state.settled, { attemptKey, outcome, reported: false }].slice(
      -config.rememberedCount,
    ),
    last: { item, outcome, at },
  }
}

/** Known outcome of an attempt key; null = never had one, may be sent. */
export function knownOutcome<Item extends QueueItem>(
  state: LoopState<Item>,
  attemptKey: string,
): FrameOutcome | null {
  const waiting = state.unreported.find((result) => result.item.attemptKey === attemptKey)
  if (waiting) return waiting.outcome
  const settled = state.settled.find((result) => result.attemptKey === attemptKey)
  if (settled) return settled.outcome
  return state.unconfirmed.includes(attemptKey) ? { tag: 'unknown', reason: 'restarted' } : null
}

/** Stores a result for a later report: one entry per attempt, unless it was counted already. */
export function keepUnreported<Item extends QueueItem>(
  state: LoopState<Item>,
  { item, outcome }: AttemptResult<Item>,
): LoopState<Item> {
  const { attemptKey } = item
  const kept = state.unreported.some((result) => result.item.attemptKey === attemptKey)
  // Forgotten (the memory is bounded) means reported long ago.
  const counted = state.settled.find((result) => result.attemptKey === attemptKey)?.reported ?? true
  return kept || counted
    ? state
    : { ...state, unreported: [...state.unreported, { item, outcome }] }
}

/** The server accepted the report of a kept result: now, and only now, it is counted. */
export function settleReport<Item extends QueueItem>(
  state: LoopState<Item>,
  attemptKey: string,
): LoopState<Item> {
  const result = state.unreported.find((kept) => kept.item.attemptKey === attemptKey)
  if (!result) return state
  return {
    ...state,
    counts: counted(state.counts, result.outcome),
    unreported: state.unreported.filter((kept) => kept !== result),
    settled: state.settled.map((known) =>
      known.attemptKey === attemptKey ? { ...known, reported: true } : known,
    ),
  }
}

const COUNT_OF = {
  accepted: 'published',
  'bot-check': 'failed',
  rejected: 'failed',
  'upload-failed': 'failed',
  empty: 'failed',
  'no-permission': 'failed',
  unknown: 'unconfirmed',
  'not-sent': 'notSent',
} as const satisfies Record<FrameOutcome['tag'], keyof LoopCounts>

function counted(counts: LoopCounts, outcome: FrameOutcome): LoopCounts {
  const name = COUNT_OF[outcome.tag]
  return { ...counts, [name]: counts[name] + 1 }
}
