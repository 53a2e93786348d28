import { CronExpressionParser } from 'cron-parser'

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

const MAX_TRIES = 10
/** More than the difference between any two time zones. */
const ZONES_MS = 15 * 3_600_000

/** The first time after `after` that a plan runs; undefined when it never does again. */
export function nextRun(
  { weekdays, times, timezone, startsOn, endsOn }: PlanTimes,
  after: Date,
): Date | undefined {
  if (weekdays.length === 0 || times.length === 0) return undefined
  const startMs = startsOn === null ? 0 : Date.parse(`${startsOn}T00:00:00Z`) - ZONES_MS
  const from = new Date(Math.max(after.getTime(), startMs))
  const firsts = times.map((time) => firstOf(time, { weekdays, timezone, startsOn, from }))
  const first = firsts.toSorted((a, b) => a.getTime() - b.getTime())[0]
  if (!first || (endsOn !== null && dayIn(timezone, first) > endsOn)) return undefined
  return first
}

interface Wanted {
  weekdays: readonly number[]
  timezone: string
  startsOn: string | null
  from: Date
}

function firstOf(time: string, { weekdays, timezone, startsOn, from }: Wanted): Date {
  const [hour, minute] = time.split(':').map(Number)
  const cron = CronExpressionParser.parse(`${minute} ${hour} * * ${weekdays.join(',')}`, {
    currentDate: from,
    tz: timezone,
  })
  // At most a week and the hours that time zones differ lie before the first day.
  for (let tries = 0; ; tries += 1) {
    const at = cron.next().toDate()
    if (startsOn === null || tries > MAX_TRIES || dayIn(timezone, at) >= startsOn) return at
  }
}

/** The day of an instant in a time zone, `YYYY-MM-DD`. */
const dayIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)
