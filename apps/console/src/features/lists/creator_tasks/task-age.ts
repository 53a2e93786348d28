type Aged = {
  readonly created_at: string
  readonly closed_at: string | null
  readonly contents_count: number
}

const DAY_MS = 86_400_000
/** Days without contents after which an open task needs somebody. @source screens §2.2 */
const WARNING_DAYS = 2
const DANGER_DAYS = 5

/** Whole days that an open task has stood without contents; 0 for one that has some or is closed. */
export function idleDays({ created_at, closed_at, contents_count }: Aged, now: number): number {
  if (closed_at !== null || contents_count > 0) return 0
  return Math.max(0, Math.floor((now - Date.parse(created_at)) / DAY_MS))
}

export const taskMark = (task: Aged, now: number): 'danger' | 'warning' | null => {
  const days = idleDays(task, now)
  if (days >= DANGER_DAYS) return 'danger'
  return days >= WARNING_DAYS ? 'warning' : null
}
