export type DayRange = { readonly since: string | null; readonly until: string | null }

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Reads `2026-07-01..2026-07-26` (either end may be empty) as instants of the person's own days:
 * from the first midnight to the one after the last day.
 *
 * @returns null when there is no day in it
 */
export function dayRange(text: string): DayRange | null {
  const [from = '', to = ''] = text.split('..')
  const since = midnight(from, 0)
  const until = midnight(to, 1)
  return since === null && until === null ? null : { since, until }
}

function midnight(day: string, later: number): string | null {
  if (!DAY.test(day)) return null
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const at = new Date(year, month - 1, date + later)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
