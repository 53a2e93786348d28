import type { Clock } from '@omc/core'
import { proxy } from 'valtio/vanilla'

/** How long the bar shows. @source console spec §2, reload event */
export const RELOAD_BAR_MS = 200

/** `count` grows with every reload: a screen with another number is another screen. */
export type ScreenReloadState = { readonly count: number; readonly isBarShown: boolean }

export type ScreenReload = {
  /** A valtio state. */
  readonly state: ScreenReloadState
  readonly reload: () => void
}

/**
 * Renders the current screen again and shows the bar for 200 ms when the theme allows it. Another
 * reload within that time shows the bar for 200 ms from then on.
 *
 * @source console spec §2, reload event; §9, progress bar
 */
export function createScreenReload({
  clock,
  hasBar,
}: {
  readonly clock: Clock
  readonly hasBar: () => boolean
}): ScreenReload {
  const state = proxy({ count: 0, isBarShown: false })
  let disarm = (): void => undefined
  return {
    state,
    reload() {
      disarm()
      state.count += 1
      state.isBarShown = hasBar()
      if (!state.isBarShown) return
      disarm = clock.at(clock.now() + RELOAD_BAR_MS, () => void (state.isBarShown = false))
    },
  }
}
