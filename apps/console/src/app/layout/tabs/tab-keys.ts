/** Index of the tab that a key moves the focus to; null for a key that moves nothing. */
export function focusedByKey(key: string, at: number, count: number): number | null {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key]
  return to === undefined ? null : (to + count) % count
}

/** Index of the tab that gets the focus when the tab at an index closes; null without another. */
export function focusedByClosing(at: number, count: number): number | null {
  if (count < 2) return null
  return at + 1 < count ? at + 1 : at - 1
}
