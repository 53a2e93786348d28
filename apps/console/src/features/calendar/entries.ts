import {
  addDays,
  clockOf,
  instantOf,
  minuteOf,
  quietSpans,
  wallOf,
  weekdayOf,
} from '@omc/core/wall-time'
import type { WallTime } from '@omc/core/wall-time'
import type { AccountRow, ItemRow, PlanRow } from './calendar-rows.ts'

type Placed = WallTime & {
  readonly key: string
  readonly name: string
  readonly accountId: string
  /** Zone of `day` and `minute`: of the plan, or of the item's account. */
  readonly zone: string
  /** Epoch ms. */
  readonly at: number
  readonly isQuiet: boolean
}

/** A time of a plan on one day, or the planned time of an item of the queue. */
export type Entry = Placed &
  (
    | { readonly kind: 'plan'; readonly record: PlanRow }
    | { readonly kind: 'item'; readonly record: ItemRow }
  )

/** Zone of accounts whose record was not read. */
export const USUAL_ZONE = 'Asia/Shanghai'

export const planKey = (id: string, { day, minute }: WallTime): string =>
  `plan-${id}-${day}-${minute}`
export const itemKey = (id: string): string => `item-${id}`

export type Accounts = ReadonlyMap<string, AccountRow>

/** Entries of plans on some days, in the zone of each plan. @source console spec §2, account lists */
export const planEntries = (
  plans: readonly PlanRow[],
  days: readonly string[],
  accounts: Accounts,
): readonly Entry[] =>
  plans.flatMap((plan) =>
    days
      .filter((day) => runsOn(plan, day))
      .flatMap((day) =>
        plan.times.flatMap((time): readonly Entry[] => {
          const minute = minuteOf(time)
          if (minute === null) return []
          const wall = { day, minute }
          const at = instantOf(wall, plan.timezone)
          const { id, name, studio_account_id: accountId, timezone: zone } = plan
          const isQuiet = isQuietAt(at, accounts.get(accountId))
          const placed = { key: planKey(id, wall), name, accountId, zone, at, isQuiet }
          return [{ ...wall, ...placed, kind: 'plan', record: plan }]
        }),
      ),
  )

/** Whether a plan runs on a day, were it on. */
export const runsOn = (
  {
    weekdays,
    starts_on: first,
    ends_on: last,
  }: Pick<PlanRow, 'weekdays' | 'starts_on' | 'ends_on'>,
  day: string,
): boolean =>
  weekdays.includes(weekdayOf(day)) &&
  (first === null || day >= first) &&
  (last === null || day <= last)

/** Entries of queued items on some days, in the zone of their accounts. */
export const itemEntries = (
  items: readonly ItemRow[],
  days: readonly string[],
  accounts: Accounts,
): readonly Entry[] =>
  items.flatMap((item): readonly Entry[] => {
    const at = Date.parse(item.release_at ?? '')
    if (Number.isNaN(at)) return []
    const { id, title: name, studio_account_id: accountId } = item
    const account = accounts.get(accountId)
    const zone = account?.timezone ?? USUAL_ZONE
    const wall = wallOf(at, zone)
    if (!days.includes(wall.day)) return []
    const placed = { key: itemKey(id), name, accountId, zone, at, isQuiet: isQuietAt(at, account) }
    return [{ ...wall, ...placed, kind: 'item', record: item }]
  })

function isQuietAt(at: number, account: AccountRow | undefined): boolean {
  if (!account) return false
  const { minute } = wallOf(at, account.timezone)
  return quietSpans(account.quiet_from, account.quiet_to).some(
    ([from, to]) => minute >= from && minute < to,
  )
}

/** Span of instants that holds some days in every zone, ISO. */
export const spanOf = (
  days: readonly string[],
): { readonly since: string; readonly until: string } => ({
  since: `${addDays(days[0] ?? '', -1)}T00:00:00.000Z`,
  until: `${addDays(days.at(-1) ?? '', 2)}T00:00:00.000Z`,
})

/** Entries in the order of their times; those of one moment by name. */
export const inOrder = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) || a.minute - b.minute || a.name.localeCompare(b.name, 'zh'),
  )

export const timeOf = ({ minute }: WallTime): string => clockOf(minute)
