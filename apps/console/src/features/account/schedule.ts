/** When an account publishes; other members of the stored value are kept. */
export type Schedule = {
  readonly [other: string]: unknown
  readonly weekdays: readonly number[]
  readonly times: readonly string[]
}

/** Schedule in a stored value; empty where it has none. */
export function scheduleOf(value: unknown): Schedule {
  const stored: object = typeof value === 'object' && value !== null ? value : {}
  const days: unknown = Reflect.get(stored, 'weekdays')
  const times: unknown = Reflect.get(stored, 'times')
  return {
    ...stored,
    weekdays: Array.isArray(days) ? days.filter((day) => typeof day === 'number') : [],
    times: Array.isArray(times) ? times.filter((time) => typeof time === 'string') : [],
  }
}

const TIME = /^([01]?\d|2[0-3]):[0-5]\d$/

/** Times of day in a text, each once, in order; words that are no times stand as they are. */
export function timesIn(text: string): readonly string[] {
  const words = text
    .replaceAll('：', ':')
    .split(/[\s,，、;；]+/)
    .filter(Boolean)
  if (!words.every((word) => TIME.test(word))) return words
  return [...new Set(words.map((word) => word.padStart(5, '0')))].toSorted()
}

/** Whether a schedule holds words that are no times of day. */
export const isScheduleWrong = (value: unknown): boolean =>
  !scheduleOf(value).times.every((time) => TIME.test(time))
