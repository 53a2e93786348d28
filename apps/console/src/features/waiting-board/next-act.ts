import type { PublishAttempt, QueuedContent } from '../publishing/run/queue-rows.ts'
import type { Block } from './board-row.ts'

/** The first act that a row of the board offers; what stops a whole account goes before its items. */
export type NextAct =
  | 'login'
  | 'verify'
  | 'startAgain'
  | 'look'
  | 'retry'
  | 'mend'
  | 'resume'
  | 'pause'

export function nextActOf({ status }: Pick<QueuedContent, 'status'>, block: Block | null): NextAct {
  if (status === 'refused') return 'mend'
  return accountActOf(block) ?? OF_STATUS[status] ?? 'pause'
}

const OF_STATUS: Readonly<Partial<Record<QueuedContent['status'], NextAct>>> = {
  waiting: 'retry',
  paused: 'resume',
}

/** What a person does about a stopped account; null where nothing but time helps. */
export const accountActOf = (block: Block | null): NextAct | null =>
  block === null ? null : OF_BLOCK[block]

const OF_BLOCK: Readonly<Record<Block, NextAct | null>> = {
  login: 'login',
  check: 'verify',
  ended: 'startAgain',
  // The channel is asked whether it lets the account publish again.
  permission: 'look',
  full: null,
}

/** What settles an attempt: a look at the channel, from when it can prove something. */
export function attemptActOf(
  { reconcile_after: after }: Pick<PublishAttempt, 'reconcile_after'>,
  now: number,
): 'ask' | 'settle' {
  return after === null || Date.parse(after) <= now ? 'ask' : 'settle'
}
