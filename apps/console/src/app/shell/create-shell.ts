import { SCREENS } from '@omc/acl'
import {
  createScreenReload,
  createSidebar,
  createTabs,
  isInList,
  keptValue,
  viewerOf,
  type Appearance,
  type ScreenReload,
  type Sidebar,
  type Tabs,
} from '@omc/core/shell'
import { browserClock } from '../ports/browser-clock.ts'
import { browserStore } from '../ports/browser-stores.ts'
import { BUILT } from '../router/built.ts'
import type { Person } from '../session/person.ts'
import { createProgress, type Progress } from './create-progress.ts'

/** What frames the screens, for one page of the browser. */
export type Shell = {
  readonly appearance: Appearance
  readonly sidebar: Sidebar
  readonly tabs: Tabs
  readonly reload: ScreenReload
  readonly progress: Progress
  /** Starts the open screen anew. */
  readonly reloadScreen: () => void
  /** Follows who is signed in: their tabs come back, and those of lost rights go. */
  readonly followPerson: (person: Person | null) => void
}

/** @source console spec §2, tab bar, reload event; §4, reset */
export function createShell(appearance: Appearance): Shell {
  const kept = keptValue<unknown>({
    key: 'omc.tabs',
    fallback: null,
    parse: (raw) => raw,
    store: browserStore,
  })
  const tabs = createTabs({ table: SCREENS, kept })
  const reload = createScreenReload({
    clock: browserClock(),
    hasBar: () => appearance.getState().settings.showProgressBar,
  })
  let owner: string | null = null

  return {
    appearance,
    sidebar: createSidebar(appearance),
    tabs,
    reload,
    progress: createProgress(),
    reloadScreen() {
      const { activeId } = tabs.getState()
      if (activeId !== null) tabs.dispatch({ tag: 'reloaded', id: activeId })
      reload.reload()
    },
    followPerson(person) {
      if (!person) {
        owner = null
        tabs.reset()
        return
      }
      const viewer = viewerOf(true, person)
      const mayOpen: Parameters<Tabs['start']>[1] = (screen) =>
        BUILT.has(screen.path) && isInList(SCREENS, screen, viewer)
      const next = `${person.teamId}/${person.username}`
      if (next === owner) return tabs.restrict(mayOpen)
      owner = next
      tabs.start(next, mayOpen)
    },
  }
}
