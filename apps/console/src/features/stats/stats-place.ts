import type { Scope } from '../../kit/list/list-scope.ts'

/** A span of days, `YYYY-MM-DD` each, both included. */
export type Days = { readonly since: string; readonly until: string }

/** Filters of the figures of a screen; an empty part does not narrow them. */
export type Place = {
  /** The span as the address names it: `today`, `7`, `30`, or its two days. */
  readonly range: string
  readonly days: Days
  readonly channels: readonly string[]
  readonly accounts: readonly string[]
  readonly agencies: readonly string[]
}

export type PlacePart = Exclude<keyof Place, 'days' | 'range'>

const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d{2}-\d{2}$/
/** The server counts a year at most. */
const MOST_DAYS = 366

export const RANGES = ['today', '7', '30'] as const
export type RangeName = (typeof RANGES)[number]
export const DEFAULT_RANGE: RangeName = '7'

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

export const lengthOf = ({ since, until }: Days): number =>
  Math.round((Date.parse(until) - Date.parse(since)) / DAY_MS) + 1

/** Days of `today`, `7`, `30` or `2026-07-01..2026-07-26`; null if they are no such span. */
export function daysOf(range: string, today: string): Days | null {
  if (range === 'today') return { since: today, until: today }
  if (range === '7' || range === '30')
    return { since: addDays(today, 1 - Number(range)), until: today }
  const [since = '', until = ''] = range.split('..')
  if (![since, until].every((day) => DAY.test(day) && !Number.isNaN(Date.parse(day)))) return null
  const length = lengthOf({ since, until })
  return length >= 1 && length <= MOST_DAYS ? { since, until } : null
}

/** As many days right before. */
export function daysBefore(days: Days): Days {
  const until = addDays(days.since, -1)
  return { since: addDays(until, 1 - lengthOf(days)), until }
}

/** The same narrowing for the lists of a screen. */
export const scopeOf = ({ days, channels, accounts, agencies }: Place): Scope => ({
  since: [days.since],
  until: [days.until],
  ...(channels.length > 0 ? { channels } : {}),
  ...(accounts.length > 0 ? { account: accounts } : {}),
  ...(agencies.length > 0 ? { agency: agencies } : {}),
})
