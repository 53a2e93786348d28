import { addDays, instantOf, quietSpans, wallOf } from '@omc/core/wall-time'
import { fault, type Fault } from './faults.ts'
import type { RehearsalAccount, RehearsalItem } from './rehearsal-types.ts'

/** When the turn of an item comes, and what it waits for until then. */
export type Turn = { readonly dueAt: number; readonly waits: readonly Fault[] }

type Timed = Pick<RehearsalItem, 'id' | 'state' | 'priority' | 'releaseAt' | 'waitUntil'>
type Day = { readonly day: string; readonly sent: number; readonly lastAt: number | null }

/**
 * The turns of one account's items, as the server would hand them out: by priority among those that
 * are free, with the waits of their account.
 *
 * @param paceMs  mean delay between two items of a run
 * @source domain: publish ledger, pacing
 */
export function forecast(
  items: readonly Timed[],
  account: RehearsalAccount,
  { now, paceMs }: { readonly now: number; readonly paceMs: number },
): ReadonlyMap<string, Turn> {
  const turns = new Map<string, Turn>()
  const left = new Set(items.toSorted(byTurn))
  let at = now
  let today: Day = {
    day: wallOf(now, account.zone).day,
    sent: account.submittedToday,
    lastAt: null,
  }
  while (left.size > 0) {
    const next = nextOf(left, at)
    const own = ownWaits(next, now)
    const turn = accountTurn(account, today, Math.max(at, freeAt(next)))
    turns.set(next.id, { dueAt: turn.at, waits: [...own, ...turn.waits] })
    left.delete(next)
    const { day } = wallOf(turn.at, account.zone)
    today = { day, sent: (day === today.day ? today.sent : 0) + 1, lastAt: turn.at }
    at = turn.at + paceMs
  }
  return turns
}

const byTurn = (a: Timed, b: Timed): number =>
  b.priority - a.priority || Number(a.id) - Number(b.id)

/** Epoch ms from which the server may hand an item out. */
const freeAt = ({ state, releaseAt, waitUntil }: Timed): number =>
  Math.max(releaseAt ?? 0, state === 'waiting' ? (waitUntil ?? 0) : 0)

/** The first item that is free, else the one that is free soonest. */
function nextOf(left: ReadonlySet<Timed>, at: number): Timed {
  let soonest: Timed | undefined
  for (const one of left) {
    if (freeAt(one) <= at) return one
    if (!soonest || freeAt(one) < freeAt(soonest)) soonest = one
  }
  if (!soonest) throw new RangeError('no item is left')
  return soonest
}

function ownWaits({ state, releaseAt, waitUntil }: Timed, now: number): readonly Fault[] {
  return [
    ...(releaseAt !== null && releaseAt > now ? [fault('not_released', { until: releaseAt })] : []),
    ...(state === 'waiting' && waitUntil !== null && waitUntil > now
      ? [fault('item_waiting', { until: waitUntil })]
      : []),
  ]
}

type WaitCode = 'cooldown' | 'daily_cap' | 'quiet_hours' | 'gap'

/** The first instant from `at` on at which the account may send, and why not before. */
function accountTurn(
  account: RehearsalAccount,
  today: Day,
  at: number,
): { readonly at: number; readonly waits: readonly Fault[] } {
  const waits = new Map<WaitCode, Fault>()
  let free = at
  for (let wait = waitAt(account, today, free); wait; wait = waitAt(account, today, free)) {
    // A clock that is set back never holds the forecast.
    free = Math.max(wait.until, free + 1)
    waits.set(wait.code, fault(wait.code, { until: wait.until }))
  }
  return { at: free, waits: [...waits.values()] }
}

function waitAt(
  account: RehearsalAccount,
  { day, sent, lastAt }: Day,
  at: number,
): { readonly code: WaitCode; readonly until: number } | null {
  const { cooldownUntil, dailyCap, zone, gapS } = account
  if (cooldownUntil !== null && cooldownUntil > at)
    return { code: 'cooldown', until: cooldownUntil }
  const wall = wallOf(at, zone)
  if (dailyCap > 0 && wall.day === day && sent >= dailyCap)
    return { code: 'daily_cap', until: instantOf({ day: addDays(day, 1), minute: 0 }, zone) }
  const quiet = quietSpans(account.quietFrom, account.quietTo).find(
    ([from, to]) => wall.minute >= from && wall.minute < to,
  )
  if (quiet) return { code: 'quiet_hours', until: minuteAt(wall.day, quiet[1], zone) }
  const gapUntil = lastAt === null ? at : lastAt + gapS * 1000
  return gapUntil > at ? { code: 'gap', until: gapUntil } : null
}

const DAY_MINUTES = 1440

const minuteAt = (day: string, minute: number, zone: string): number =>
  minute < DAY_MINUTES
    ? instantOf({ day, minute }, zone)
    : instantOf({ day: addDays(day, 1), minute: minute - DAY_MINUTES }, zone)
