/** Least and most pause between two posts, s; null where an input is empty. */
export type DelayRange = readonly [least: number | null, most: number | null]

/** Pause in the stored settings of an account. */
export function delayRangeOf(settings: unknown): DelayRange {
  const stored: unknown =
    typeof settings === 'object' && settings !== null ? Reflect.get(settings, 'delay_range') : null
  const [least, most]: readonly unknown[] = Array.isArray(stored) ? stored : []
  return [wholeOrNull(least), wholeOrNull(most)]
}

const wholeOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) ? value : null

/** The settings with another pause; without one, the server's default holds. */
export function withDelayRange(settings: unknown, range: DelayRange): object {
  const stored: object = typeof settings === 'object' && settings !== null ? settings : {}
  const others = Object.entries(stored).filter(([name]) => name !== 'delay_range')
  const isEmpty = range.every((part) => part === null)
  return Object.fromEntries(isEmpty ? others : [...others, ['delay_range', range]])
}

/** Whether the server would ignore the pause: it takes two whole seconds in order. */
export function isDelayWrong(settings: unknown): boolean {
  const [least, most] = delayRangeOf(settings)
  if (least === null && most === null) return false
  return least === null || most === null || least < 0 || least > most
}
