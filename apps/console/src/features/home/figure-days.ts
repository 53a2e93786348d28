import { dayRange } from '../../kit/list/filters/day-range.ts'
import { lastDays } from '../../kit/list/filters/last-days.ts'

/** Today and, to compare with, yesterday up to the same time; days are those of the person. */
export type FigureDays = {
  /** Today as the filter of a list in an address. */
  readonly today: string
  readonly todaySince: string
  readonly yesterdaySince: string
  readonly yesterdayUntil: string
}

export function figureDays(now: number): FigureDays {
  const yesterday = new Date(now)
  yesterday.setDate(yesterday.getDate() - 1)
  const today = lastDays(1, now)
  return {
    today,
    todaySince: since(today),
    yesterdaySince: since(lastDays(1, yesterday.getTime())),
    yesterdayUntil: yesterday.toISOString(),
  }
}

function since(day: string): string {
  const at = dayRange(day)?.since
  if (!at) throw new Error(`no day: ${day}`)
  return at
}
