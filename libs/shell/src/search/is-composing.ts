/** Keys so soon after the end of a composition still belong to it. @source ux: Enter handlers */
export const COMPOSITION_REST_MS = 100

export type EnterKey = {
  readonly isComposing: boolean
  /** 229 while an input method has the key. */
  readonly keyCode: number
  /** Epoch ms of the key and of the last `compositionend`; null before any. */
  readonly at: number
  readonly compositionEndedAt: number | null
}

/**
 * Whether a key belongs to an input method: every Enter handler leaves such a key alone, else who
 * writes pinyin navigates or sends by accident.
 *
 * @source ux: Enter handlers
 */
export const isComposing = ({ isComposing, keyCode, at, compositionEndedAt }: EnterKey): boolean =>
  isComposing ||
  keyCode === 229 ||
  (compositionEndedAt !== null && at - compositionEndedAt < COMPOSITION_REST_MS)
