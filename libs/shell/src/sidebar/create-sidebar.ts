import type { Appearance } from '../appearance/create-appearance.ts'
import { sidebarReducer, type SidebarEvent, type SidebarState } from './sidebar.ts'

export type Sidebar = {
  readonly getState: () => SidebarState
  /** @returns stops listening */
  readonly subscribe: (listener: () => void) => () => void
  readonly dispatch: (event: SidebarEvent) => void
}

/**
 * The menu at the side over the look of the console, which knows the device and keeps the fold in
 * the browser.
 *
 * @source console spec §2 sidebar on mobile; §4 sidebar and language
 */
export function createSidebar(
  look: Pick<Appearance, 'getState' | 'subscribe' | 'setFolded'>,
): Sidebar {
  let isSheetOpen = false
  const listeners = new Set<() => void>()
  const read = (): SidebarState => ({ isFolded: look.getState().isFoldedByPerson, isSheetOpen })
  let state = read()

  const refresh = () => {
    const next = read()
    if (next.isFolded === state.isFolded && next.isSheetOpen === state.isSheetOpen) return
    state = next
    for (const listener of listeners) listener()
  }
  look.subscribe(() => {
    // A sheet that was open on a phone is none in a wide window.
    if (look.getState().device === 'desktop') isSheetOpen = false
    refresh()
  })

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispatch(event) {
      const next = sidebarReducer(state, event, look.getState().device)
      isSheetOpen = next.isSheetOpen
      if (next.isFolded !== state.isFolded) look.setFolded(next.isFolded)
      refresh()
    },
  }
}
