import type { Clock } from '@omc/core'

/** A request whose URL holds this shows the mask late. @source console spec §7, doEdit */
export const LATE_MASK_URL_PART = 'doEdit'

/** Ours: quick answers show no mask at all. The specification names no time. */
export const LATE_MASK_MS = 300

export type LoadingMask = {
  readonly isShown: () => boolean
  /** @returns stops listening */
  readonly subscribe: (listener: () => void) => () => void
  /** A request begins. @returns says that it has ended; more than once does no harm */
  readonly begin: (url: string) => () => void
}

/**
 * The mask over the screen while requests are under way. For URLs containing `doEdit` it is
 * debounced: it shows only when the answer takes longer than 300 ms.
 *
 * @source console spec §7, doEdit and doDelete
 */
export function createLoadingMask(clock: Clock): LoadingMask {
  let shownCount = 0
  const listeners = new Set<() => void>()
  const change = (by: 1 | -1) => {
    const before = shownCount > 0
    shownCount += by
    if (before !== shownCount > 0) for (const listener of listeners) listener()
  }
  return {
    isShown: () => shownCount > 0,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    begin(url) {
      let isShown = false
      let isOver = false
      const show = () => {
        isShown = true
        change(1)
      }
      const isLate = url.includes(LATE_MASK_URL_PART)
      const disarm = isLate ? clock.at(clock.now() + LATE_MASK_MS, show) : undefined
      if (!isLate) show()
      return () => {
        if (isOver) return
        isOver = true
        disarm?.()
        if (isShown) change(-1)
      }
    },
  }
}
