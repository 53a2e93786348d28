/** Keys this soon after the end of a composition still belong to it, ms. */
const SETTLE_MS = 100

export type KeyPress = {
  readonly isComposing: boolean
  readonly keyCode: number
  /** ms on the clock of the composition's end. */
  readonly timeStamp: number
}

/**
 * Whether a key belongs to an input method: pinyin users press Enter to take a candidate, and
 * some browsers report the end of the composition before that Enter.
 */
export function isImeKey(key: KeyPress, compositionEndedAt: number | null): boolean {
  if (key.isComposing || key.keyCode === 229) return true
  return compositionEndedAt !== null && key.timeStamp - compositionEndedAt < SETTLE_MS
}
