import type * as LedgerRules from '../../libs/core/src/publish-ledger/index.ts'
import type { AttemptState } from '../../libs/core/src/publish-ledger/index.ts'
import type { Channel } from './channel.ts'
import type { Watch } from './watch.ts'
import type { WorldClock } from './world-clock.ts'

export type Rules = Pick<
  typeof LedgerRules,
  | 'COUNTED_STATES'
  | 'holdsLease'
  | 'judgeLookup'
  | 'judgeRefusal'
  | 'judgeReport'
  | 'lookAgainMs'
  | 'maySubmit'
  | 'mayTakeLease'
  | 'pacingWait'
  | 'personMoves'
  | 'wasNeverSent'
  | 'whenLeft'
>

/** The settled numbers with shorter waits and days, so that a run has many of them, ms. */
export const SETTINGS = {
  leaseMs: 90_000,
  settleMs: 120_000,
  failureWaitMs: 60_000,
  uploadWaitMs: 20_000,
  emptyWaitMs: 5_000,
  dayMs: 20 * 60_000,
}
export type Settings = typeof SETTINGS

export type Attempt = {
  readonly id: number
  readonly key: string
  readonly content: Content
  readonly device_id: number
  readonly fence: number
  state: AttemptState
  lease_expires_at: Date
  submitted_at: Date | null
  outcome: string | null
  feed_id: string | null
  hasEvidence: boolean
  reconcile_after: Date | null
  reconcile_count: number
}

export type Content = {
  readonly id: number
  status: AttemptState | 'queued' | 'waiting'
  waitUntil: number
  /** Why it is not published, for people. */
  why: string | null
  strikes: number
  feedId: string | null
}

/** The account's ledger in memory: it carries out what the rules of the product decide. */
export type Ledger = {
  readonly clock: WorldClock
  readonly rules: Rules
  readonly settings: Settings
  readonly channel: Channel
  readonly watch: Watch
  readonly gapMs: number
  readonly dailyCap: number
  readonly contents: Content[]
  readonly attempts: Attempt[]
  lease: { device_id: number | null; fence: number; expires_at: Date }
  cooldownUntil: Date | null
  queueEnded: boolean
  channelOff: boolean
}

export function createLedger(
  given: Pick<Ledger, 'clock' | 'rules' | 'settings' | 'channel' | 'watch' | 'gapMs' | 'dailyCap'>,
  itemCount: number,
): Ledger {
  const contents = Array.from({ length: itemCount }, (_, index) => newContent(index + 1))
  const lease = { device_id: null, fence: 0, expires_at: new Date(0) }
  const open = { cooldownUntil: null, queueEnded: false, channelOff: false }
  return { ...given, contents, attempts: [], lease, ...open }
}

export const newContent = (id: number): Content => ({
  id,
  status: 'queued',
  waitUntil: 0,
  why: null,
  strikes: 0,
  feedId: null,
})

export const nowOf = ({ clock }: Pick<Ledger, 'clock'>): Date => new Date(clock.now())
export const later = (ledger: Pick<Ledger, 'clock'>, ms: number): Date =>
  new Date(ledger.clock.now() + ms)

/** Moves the item of an attempt, unless it is published. */
export function setContent(
  { content }: Attempt,
  status: Content['status'],
  why: string | null,
  waitUntil = 0,
): void {
  if (content.status !== 'published') Object.assign(content, { status, why, waitUntil })
}

export function release(attempt: Attempt): void {
  close(attempt, 'released', 'not_sent')
  setContent(attempt, 'queued', null)
}

export function doubt(ledger: Ledger, attempt: Attempt, why: string): void {
  attempt.state = 'unknown'
  attempt.outcome = 'unknown'
  attempt.reconcile_after = later(ledger, ledger.settings.settleMs)
  attempt.submitted_at ??= nowOf(ledger)
  setContent(attempt, 'unknown', why)
}

export function ask(attempt: Attempt, why: string): void {
  attempt.state = 'needs_human'
  attempt.reconcile_after = null
  setContent(attempt, 'needs_human', why)
}

/** Other attempts at the content that were not sent yet must not be sent any more. */
export function releaseClaims({ attempts }: Ledger, attempt: Attempt): void {
  for (const other of attempts) {
    if (other.content === attempt.content && other !== attempt && other.state === 'claimed')
      close(other, 'released', 'not_sent')
  }
}

export function publish(ledger: Ledger, attempt: Attempt, feedId: string): void {
  const { content } = attempt
  const twin = ledger.attempts.some((one) => one.content === content && one.state === 'published')
  if (twin) {
    attempt.feed_id = feedId
    return close(attempt, 'refused', 'doubled')
  }
  releaseClaims(ledger, attempt)
  attempt.submitted_at ??= nowOf(ledger)
  attempt.feed_id = feedId
  close(attempt, 'published', 'published')
  Object.assign(content, { status: 'published', feedId, why: null })
}

export function close(attempt: Attempt, state: AttemptState, outcome: string): void {
  Object.assign(attempt, { state, outcome, reconcile_after: null })
}
