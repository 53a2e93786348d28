/** The menu at the side, as the person left it. */
export type SidebarState = {
  /** On a desktop: icons only. It outlives the page. */
  readonly isFolded: boolean
  /** On a phone the menu is a sheet over the page; it starts closed. */
  readonly isSheetOpen: boolean
}

export type SidebarEvent = 'opened' | 'folded' | 'toggled' | 'navigated'

/**
 * The sidebar after an event. On a phone the fold of the desktop stays as it is kept, and a
 * navigation closes the sheet.
 *
 * @source console spec §2: on mobile the sidebar folds after navigation; §4: open, folded, toggled
 */
export function sidebarReducer(
  state: SidebarState,
  event: SidebarEvent,
  device: 'desktop' | 'mobile',
): SidebarState {
  if (device === 'mobile') {
    const isSheetOpen = event === 'opened' || (event === 'toggled' && !state.isSheetOpen)
    return isSheetOpen === state.isSheetOpen ? state : { ...state, isSheetOpen }
  }
  if (event === 'navigated') return state
  const isFolded = event === 'folded' || (event === 'toggled' && !state.isFolded)
  return isFolded === state.isFolded ? state : { ...state, isFolded }
}
