import type { Clock } from '@omc/core'

/** How long the bar shows. @source console spec §2, reload event */
export const RELOAD_BAR_MS = 200

/** `count` grows with every reload: a screen with another number is another screen. */
export type ScreenReloadState = { readonly count: number; readonly isBarShown: boolean }

export type ScreenReload = {
  readonly getState: () => ScreenReloadState
  /** @returns stops listening */
  readonly subscribe: (listener: () => void) => () => void
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
  let state: ScreenReloadState = { count: 0, isBarShown: false }
  let disarm = (): void => undefined
  const listeners = new Set<() => void>()
  const set = (next: ScreenReloadState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    reload() {
      disarm()
      const isBarShown = hasBar()
      set({ count: state.count + 1, isBarShown })
      if (!isBarShown) return
      disarm = clock.at(clock.now() + RELOAD_BAR_MS, () => set({ ...state, isBarShown: false }))
    },
  }
}
