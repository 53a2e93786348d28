import { formatClock, formatClockMinute, type Instant } from '@omc/shell'

/** `14:02:11`; with its date when it is not today. */
export const clockTime = (at: Instant): string => formatClock(at, { now: Date.now() })

/** `14:02`; with its date when it is not today. */
export const clockMinute = (at: Instant): string => formatClockMinute(at, { now: Date.now() })
