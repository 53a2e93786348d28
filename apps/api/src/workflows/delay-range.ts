/** Default pause between two posts, s. */
const DEFAULT_DELAY: readonly [number, number] = [5, 12]

/** Pause between two posts of an account by `delay_range` of its settings, s. */
export function delayRange(value: unknown): readonly [min: number, max: number] {
  const [min, max]: unknown[] = Array.isArray(value) ? value : []
  const whole = (n: unknown): n is number => typeof n === 'number' && Number.isInteger(n) && n >= 0
  return whole(min) && whole(max) && min <= max ? [min, max] : DEFAULT_DELAY
}
