import { addDays, instantOf, minuteOf, wallOf, weekdayOf } from '@omc/core/wall-time'

/** When an account is fed, as its plan says. */
export interface PlanTimes {
  /** 1 = Monday … 7 = Sunday. */
  weekdays: readonly number[]
  /** `HH:MM`, in the time zone. */
  times: readonly string[]
  timezone: string
  /** First and last day, `YYYY-MM-DD`, both included. */
  startsOn: string | null
  endsOn: string | null
}

/** Yesterday, whose last times skipped hours can move past midnight, today, and a week: today's times may be past. */
const DAYS = 9

/**
 * The first time after `after` that a plan runs; undefined when it never does again. The calendar of
 * the console draws the same instants: both take them from `instantOf`.
 */
export function nextRun(
  { weekdays, times, timezone, startsOn, endsOn }: PlanTimes,
  after: Date,
): Date | undefined {
  const yesterday = addDays(wallOf(after.getTime(), timezone).day, -1)
  const first = startsOn !== null && startsOn > yesterday ? startsOn : yesterday
  const minutes = times.map(minuteOf).filter((minute) => minute !== null)
  const instants = Array.from({ length: DAYS }, (_, count) => addDays(first, count))
    .filter((day) => weekdays.includes(weekdayOf(day)) && (endsOn === null || day <= endsOn))
    .flatMap((day) => minutes.map((minute) => instantOf({ day, minute }, timezone)))
    .filter((at) => at > after.getTime())
  return instants.length === 0 ? undefined : new Date(Math.min(...instants))
}
