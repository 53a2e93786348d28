/** 14:02:11, in the reader's own time zone. */
export function clockTime(at: number): string {
  return new Date(at).toLocaleTimeString('en-GB')
}

/** 14:02 */
export const hourMinute = (at: number): string => clockTime(at).slice(0, 5)

/** mm:ss, with hours before them once there are some. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map(pad)
  const hours = Math.floor(seconds / 3_600)
  return hours === 0 ? parts.join(':') : [String(hours), ...parts].join(':')
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** 14:02:11 today, 11-20 14:02 on other days. */
export function eventTime(at: number, now: number): string {
  const day = new Date(at)
  if (day.toDateString() === new Date(now).toDateString()) return clockTime(at)
  return `${pad(day.getMonth() + 1)}-${pad(day.getDate())} ${hourMinute(at)}`
}
