import type { RefusalOutcome } from '../../libs/core/src/publish-ledger/index.ts'
import {
  ask,
  close,
  doubt,
  later,
  nowOf,
  publish,
  release,
  releaseClaims,
  setContent,
} from './ledger.ts'
import type { Attempt, Ledger } from './ledger.ts'
import { lookUp, scheduleSweep } from './sweep.ts'

/** What the server says no to; `until` is epoch ms. */
export class Refusal extends Error {
  readonly code: string
  readonly wait: { readonly why: string; readonly until: number } | null
  constructor(code: string, wait: Refusal['wait'] = null) {
    super(code)
    this.code = code
    this.wait = wait
  }
}

/** Connects a device. @throws Refusal `account_leased` */
export function register(
  ledger: Ledger,
  deviceId: number,
  takeOver: boolean,
  isShared = false,
): number {
  const { lease, rules, watch } = ledger
  const isAlive = lease.device_id !== null && lease.expires_at > nowOf(ledger)
  const held = { deviceId: lease.device_id, isAlive }
  if (!rules.mayTakeLease(held, { deviceId, takeOver, isShared }))
    throw new Refusal('account_leased')
  const expires_at = later(ledger, ledger.settings.leaseMs)
  watch.leaseTaken(deviceId, takeOver)
  ledger.lease = { device_id: deviceId, fence: lease.fence + 1, expires_at }
  fenceOff(ledger)
  return ledger.lease.fence
}

/** A person switches the channel off, or on again. */
export function switchChannel(ledger: Ledger, off: boolean, heeds: boolean): void {
  ledger.channelOff = off && heeds
  ledger.watch.channelSwitched(off)
}

/** A person starts a queue again that had ended. */
export function reopenQueue(ledger: Ledger): void {
  if (!ledger.queueEnded) return
  ledger.queueEnded = false
  ledger.watch.startedAgain()
}

/** How soon a page asks again whether a person has switched the channel on. */
const PERSON_LOOK_MS = 15_000

/** The next item of the account. @throws Refusal */
export function claim(ledger: Ledger, deviceId: number) {
  requireLease(ledger, deviceId)
  if (ledger.queueEnded) throw new Refusal('account_ended')
  fenceOff(ledger)
  const now = nowOf(ledger)
  const open = ledger.attempts.findLast(
    ({ state, lease_expires_at: until }) =>
      (state === 'claimed' || state === 'submitting') && until > now,
  )
  const queued = ledger.contents.filter(({ status }) => status === 'queued' || status === 'waiting')
  if (ledger.channelOff && (open || queued.length > 0))
    throw waiting('channel_off', later(ledger, PERSON_LOOK_MS))
  if (open?.state === 'claimed') return open
  if (open) throw waiting('unresolved', open.lease_expires_at)
  if (queued.length === 0) return null
  const wait = ledger.rules.pacingWait(pacingOf(ledger), now)
  if (wait) throw waiting(wait.why, wait.until)
  const next = queued.find(
    ({ status, waitUntil }) => status === 'queued' || waitUntil <= now.getTime(),
  )
  if (!next) {
    const dueAt = Math.min(...queued.map(({ waitUntil }) => waitUntil))
    throw waiting('item_waiting', new Date(dueAt))
  }
  return openClaim(ledger, deviceId, next)
}

function openClaim(ledger: Ledger, deviceId: number, content: Attempt['content']): Attempt {
  const id = ledger.attempts.length + 1
  const attempt: Attempt = {
    id,
    key: `content-${content.id}/attempt-${id}`,
    content,
    device_id: deviceId,
    fence: ledger.lease.fence,
    state: 'claimed',
    submitted_at: null,
    outcome: null,
    feed_id: null,
    hasEvidence: false,
    reconcile_after: null,
    reconcile_count: 0,
    lease_expires_at: later(ledger, ledger.settings.leaseMs),
  }
  ledger.attempts.push(attempt)
  content.status = 'claimed'
  ledger.watch.claimed()
  scheduleSweep(ledger, attempt.lease_expires_at)
  return attempt
}

/** Writes down that an item is about to be sent. @throws Refusal */
export function submit(ledger: Ledger, attemptId: number, fence: number): void {
  const attempt = attemptOf(ledger, attemptId)
  requireLease(ledger, attempt.device_id, fence)
  if (!ledger.rules.maySubmit(attempt, fence, nowOf(ledger))) throw new Refusal('attempt_closed')
  if (attempt.content.status !== 'claimed') throw new Refusal('content_withdrawn')
  if (ledger.channelOff) throw new Refusal('channel_disabled')
  ledger.watch.submitted(attempt, fence)
  attempt.state = 'submitting'
  attempt.content.status = 'submitting'
  attempt.submitted_at = nowOf(ledger)
  attempt.lease_expires_at = later(ledger, ledger.settings.leaseMs)
  scheduleSweep(ledger, attempt.lease_expires_at)
}

/** Renews the lease and the attempts under it. @throws Refusal `lease_lost` */
export function renew(ledger: Ledger, deviceId: number, fence: number): void {
  requireLease(ledger, deviceId, fence)
  ledger.watch.renewed()
  ledger.lease.expires_at = later(ledger, ledger.settings.leaseMs)
  for (const one of ledger.attempts) {
    const isOpen = one.state === 'claimed' || one.state === 'submitting'
    if (isOpen && one.device_id === deviceId && one.fence === ledger.lease.fence)
      one.lease_expires_at = ledger.lease.expires_at
  }
}

export type Told = {
  readonly attempt_key: string
  readonly device_id: string
  readonly fence: number
  readonly outcome: string
  readonly feed_id?: string
}

/** Takes the result of an attempt. @throws Refusal */
export function report(ledger: Ledger, given: Told): void {
  const attempt = ledger.attempts.find(({ key }) => key === given.attempt_key)
  if (!attempt) throw new Refusal('not_found')
  if (attempt.device_id !== Number(given.device_id) || attempt.fence !== given.fence)
    throw new Refusal('not_the_executor')
  const looks = given.outcome === 'published' && attempt.state !== 'published'
  const asked = looks && !ledger.rules.wasNeverSent(attempt)
  const found = asked ? lookUp(ledger, attempt) : undefined
  const verdict = ledger.rules.judgeReport(attempt, given, found?.tag)
  if (verdict.tag === 'never-sent') throw new Refusal('not_submitted')
  ledger.watch.told(attempt, given.outcome)
  if (verdict.tag === 'publish') publish(ledger, attempt, found?.feedId ?? given.feed_id ?? '')
  if (verdict.tag === 'contradicted') {
    attempt.hasEvidence = true
    if (verdict.isOpen) startDoubt(ledger, attempt, 'not_at_channel')
  }
  if (verdict.tag === 'disputed') disputeAbsence(ledger, attempt)
  if (verdict.tag === 'doubt') startDoubt(ledger, attempt, 'silence')
  if (verdict.tag === 'release') release(attempt)
  if (verdict.tag === 'refuse') refuse(ledger, attempt, given.outcome as RefusalOutcome)
}

const UNSENT: readonly Attempt['content']['status'][] = ['queued', 'waiting', 'claimed']

/** A content that was not sent again meanwhile waits for a person. */
function disputeAbsence(ledger: Ledger, attempt: Attempt): void {
  attempt.hasEvidence = true
  if (!UNSENT.includes(attempt.content.status)) return
  releaseClaims(ledger, attempt)
  ask(attempt, 'disputed')
}

function refuse(ledger: Ledger, attempt: Attempt, outcome: RefusalOutcome): void {
  const { content } = attempt
  const facts = { channel: 'jd', strikes: content.strikes }
  const verdict = ledger.rules.judgeRefusal(outcome, facts, ledger.settings)
  const until = later(ledger, verdict.waitMs)
  ledger.watch.refused(attempt, outcome)
  close(attempt, 'refused', outcome)
  setContent(attempt, verdict.next, outcome, until.getTime())
  if (verdict.strike) content.strikes += 1
  if (verdict.cooldown) ledger.cooldownUntil = until
  if (verdict.endsQueue) ledger.queueEnded = true
}

function startDoubt(ledger: Ledger, attempt: Attempt, why: string): void {
  doubt(ledger, attempt, why)
  if (attempt.reconcile_after) scheduleSweep(ledger, attempt.reconcile_after)
}

function fenceOff(ledger: Ledger): void {
  for (const attempt of ledger.attempts) {
    if (attempt.fence >= ledger.lease.fence) continue
    const next = ledger.rules.whenLeft(attempt.state)
    if (next === 'release') release(attempt)
    if (next === 'doubt') startDoubt(ledger, attempt, 'fenced')
  }
}

function requireLease(ledger: Ledger, deviceId: number, fence?: number): void {
  if (!ledger.rules.holdsLease(ledger.lease, { deviceId, fence }, nowOf(ledger)))
    throw new Refusal('lease_lost')
}

function pacingOf(ledger: Ledger) {
  const { attempts, settings, gapMs, dailyCap, cooldownUntil, rules } = ledger
  const sent = attempts.flatMap((one) => (one.submitted_at ? [one.submitted_at.getTime()] : []))
  const today = Math.floor(ledger.clock.now() / settings.dayMs)
  const isToday = (one: Attempt) =>
    one.submitted_at !== null && one.submitted_at.getTime() >= today * settings.dayMs
  return {
    cooldownUntil,
    lastSubmittedAt: sent.length > 0 ? new Date(Math.max(...sent)) : null,
    gapMs,
    dailyCap,
    submittedToday: attempts.filter(
      (one) => rules.COUNTED_STATES.includes(one.state) && isToday(one),
    ).length,
    nextDayAt: new Date((today + 1) * settings.dayMs),
    quietUntil: null,
  }
}

const waiting = (why: string, until: Date): Refusal =>
  new Refusal('account_waiting', { why, until: until.getTime() })

export function attemptOf(ledger: Ledger, id: number): Attempt {
  const attempt = ledger.attempts[id - 1]
  if (!attempt) throw new Refusal('not_found')
  return attempt
}
