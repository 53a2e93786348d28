import { subscribe } from 'valtio/vanilla'
import type { Appearance } from '../appearance/create-appearance.ts'
import { replaceState, stateOf } from '../state/replace-state.ts'
import { sidebarReducer, type SidebarEvent, type SidebarState } from './sidebar.ts'

export type Sidebar = {
  /** A valtio state. */
  readonly state: SidebarState
  readonly dispatch: (event: SidebarEvent) => void
}

/**
 * The sidebar on top of the appearance, which detects the device and stores the fold in
 * the browser.
 *
 * @source console spec §2 sidebar on mobile; §4 sidebar and language
 */
export function createSidebar(look: Pick<Appearance, 'state' | 'setFolded'>): Sidebar {
  const state = stateOf<SidebarState>({
    isFolded: look.state.isFoldedByPerson,
    isSheetOpen: false,
  })
  const followLook = () =>
    replaceState(state, {
      isFolded: look.state.isFoldedByPerson,
      // A wide window has no sheet: close one left open on a phone.
      isSheetOpen: state.isSheetOpen && look.state.device !== 'desktop',
    })
  subscribe(look.state, followLook, true)

  return {
    state,
    dispatch(event) {
      const next = sidebarReducer(state, event, look.state.device)
      if (next.isFolded !== state.isFolded) look.setFolded(next.isFolded)
      replaceState(state, next)
    },
  }
}
