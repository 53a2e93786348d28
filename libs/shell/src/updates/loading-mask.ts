import type { Clock } from '@omc/core'
import { proxy } from 'valtio/vanilla'

/** A request whose URL holds this shows the mask late. @source console spec §7, doEdit */
export const LATE_MASK_URL_PART = 'doEdit'

/** Ours: quick answers show no mask at all. The specification names no time. */
export const LATE_MASK_MS = 300

export type LoadingMask = {
  /** A valtio state. */
  readonly state: { readonly isShown: boolean }
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
  const state = proxy({ isShown: false })
  let shownCount = 0
  const change = (by: 1 | -1) => {
    shownCount += by
    state.isShown = shownCount > 0
  }
  return {
    state,
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
