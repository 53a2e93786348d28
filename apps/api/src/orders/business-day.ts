const DAY_MS = 86_400_000
/** China has one time zone and no summer time. */
const OFFSET_MS = 8 * 3_600_000

/** The day of an instant as the business counts it, `YYYY-MM-DD` in Asia/Shanghai. */
export const businessDay = (at: Date): string =>
  new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10)

/** When a day starts and the next one does. */
export const dayBounds = (day: string): { from: Date; to: Date } => {
  const from = new Date(Date.parse(`${day}T00:00:00.000Z`) - OFFSET_MS)
  return { from, to: new Date(from.getTime() + DAY_MS) }
}

export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) - count * DAY_MS).toISOString().slice(0, 10)
