import { clockOf, instantOf, weekdayOf, type WallTime } from '@omc/core/wall-time'
import type { PlanRow } from './calendar-rows.ts'
import type { Entry } from './entries.ts'
import { itemKey, planKey } from './entries.ts'

/** Why an entry cannot go to a place. */
export type Refusal = 'past' | 'taken' | 'outside'

/** A change of a record that brings an entry to another place. */
export type Move = {
  readonly tag: 'move'
  readonly operation: 'plans.update' | 'publish_contents.update'
  readonly id: string
  /** `updated_at` of the record as the person saw it. */
  readonly since: string
  readonly change: object
  /** The same members before the change. */
  readonly before: object
  /** How many times of the week move along. */
  readonly count: number
  /** Key of the entry at its new place. */
  readonly key: string
}

export type Tried = Move | { readonly tag: 'same' } | { readonly tag: 'no'; readonly why: Refusal }

/**
 * Change that brings an entry to another day or time. A plan runs at each of its times on each of
 * its days, so another day moves all times of that day, and another time moves it on all days.
 */
export function moveTo(entry: Entry, to: WallTime, now: number): Tried {
  if (entry.day === to.day && entry.minute === to.minute) return { tag: 'same' }
  if (instantOf(to, entry.zone) <= now) return { tag: 'no', why: 'past' }
  return entry.kind === 'plan' ? movePlan(entry, entry.record, to) : moveItem(entry, to)
}

function movePlan(entry: WallTime, plan: PlanRow, to: WallTime): Tried {
  const { id, weekdays, times, updated_at: since, starts_on: first, ends_on: last } = plan
  if ((first !== null && to.day < first) || (last !== null && to.day > last))
    return { tag: 'no', why: 'outside' }
  const days = replaced(weekdays, weekdayOf(entry.day), weekdayOf(to.day))
  const clocks = replaced(times, clockOf(entry.minute), clockOf(to.minute))
  if (!days || !clocks) return { tag: 'no', why: 'taken' }
  const change = {
    ...(days === weekdays ? {} : { weekdays: days.toSorted((a, b) => a - b) }),
    ...(clocks === times ? {} : { times: clocks.toSorted() }),
  }
  return {
    tag: 'move',
    operation: 'plans.update',
    id,
    since,
    change,
    before: {
      ...(days === weekdays ? {} : { weekdays }),
      ...(clocks === times ? {} : { times }),
    },
    count: (days === weekdays ? 1 : times.length) * (clocks === times ? 1 : weekdays.length),
    key: planKey(id, to),
  }
}

/** A list with one value in place of another; null if the other is in it already. */
function replaced<Value>(list: readonly Value[], from: Value, to: Value): readonly Value[] | null {
  if (from === to) return list
  return list.includes(to) ? null : list.map((one) => (one === from ? to : one))
}

const MINUTE_MS = 60_000

function moveItem(entry: Entry & { readonly kind: 'item' }, to: WallTime): Tried {
  const { id, release_at: releaseAt, updated_at: since } = entry.record
  const at = instantOf(to, entry.zone) + (entry.at % MINUTE_MS)
  return {
    tag: 'move',
    operation: 'publish_contents.update',
    id,
    since,
    change: { release_at: new Date(at).toISOString() },
    before: { release_at: releaseAt },
    count: 1,
    key: itemKey(id),
  }
}

/** States in which no device holds the item and it has not gone out. */
const FREE: readonly string[] = ['queued', 'waiting', 'paused']

/** Operations that a person may run. */
export type Rights = { readonly plans: boolean; readonly items: boolean }

/** Whether a person may move an entry. */
export const isMovable = (entry: Entry, rights: Rights): boolean =>
  entry.kind === 'plan' ? rights.plans : rights.items && FREE.includes(entry.record.status)
