export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
/** China has one time zone and no summer time. */
const OFFSET_MS = 8 * HOUR_MS

/** The day of an instant (epoch ms) in Asia/Shanghai, `YYYY-MM-DD`. */
export const dayOf = (at: number): string => new Date(at + OFFSET_MS).toISOString().slice(0, 10)

/** When a day starts in Asia/Shanghai, in epoch ms. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00.000Z`) - OFFSET_MS

/** The days from one to another, both included, oldest first. */
export function daysBetween(since: string, until: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(since); at <= Date.parse(until); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/** The last days up to that of an instant, which is included, oldest first. */
export const lastDays = (now: number, count: number): string[] =>
  daysBetween(dayOf(now - (count - 1) * DAY_MS), dayOf(now))

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay())
