import type { PublishAttempt, QueuedContent } from '../publishing/run/queue-rows.ts'
import type { Clock } from './board-row.ts'

/** The first act that a row of the board offers; what stops a whole account goes before its items. */
export type NextAct =
  | 'login'
  | 'verify'
  | 'startAgain'
  | 'look'
  | 'console'
  | 'settings'
  | 'channel'
  | 'resumeQueues'
  | 'retry'
  | 'mend'
  | 'resume'
  | 'pause'

export function nextActOf(
  { status }: Pick<QueuedContent, 'status'>,
  { word }: Pick<Clock, 'word'>,
): NextAct {
  return OF_WORD[word] ?? OF_STATUS[status] ?? 'pause'
}

/** What a person does about what a row waits for; nothing where only time helps. */
const OF_WORD: Readonly<Partial<Record<Clock['word'], NextAct>>> = {
  login: 'login',
  ended: 'startAgain',
  // The channel is asked whether it lets the account publish again.
  permission: 'look',
  thenGoesOn: 'verify',
  cooldown: 'verify',
  channel_off: 'channel',
  channel_away: 'channel',
  restored: 'resumeQueues',
  no_executor: 'console',
  run_not_started: 'console',
  run_paused: 'console',
  server_hidden: 'settings',
  not_by_server: 'settings',
  server_away: 'settings',
  daily_cap: 'settings',
  quiet_hours: 'settings',
}

const OF_STATUS: Readonly<Partial<Record<QueuedContent['status'], NextAct>>> = {
  refused: 'mend',
  waiting: 'retry',
  paused: 'resume',
}

/** What settles an attempt: a look at the channel, from when it can prove something. */
export function attemptActOf(
  { reconcile_after: after }: Pick<PublishAttempt, 'reconcile_after'>,
  now: number,
): 'ask' | 'settle' {
  return after === null || Date.parse(after) <= now ? 'ask' : 'settle'
}
