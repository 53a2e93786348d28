import { SCREENS } from '@omc/acl'
import {
  type Appearance,
  createScreenReload,
  createSidebar,
  createTabs,
  hasMarks,
  isInList,
  keptValue,
  planCommand,
  type ScreenReload,
  type Sidebar,
  type Tabs,
  viewerOf,
} from '@omc/shell'
import { subscribe } from 'valtio/vanilla'
import { holdPage } from '../page/page-hold.ts'
import { browserClock } from '../ports/browser-clock.ts'
import { browserStore } from '../ports/browser-stores.ts'
import type { Person } from '../session/person.ts'
import { createProgress, type Progress } from './create-progress.ts'
import { createTabPlans, type TabPlans } from './create-tab-plans.ts'
import { createDrafts, type Drafts } from './drafts.ts'

/** Frame around the screens of one browser page. */
export type Shell = {
  readonly appearance: Appearance
  readonly sidebar: Sidebar
  readonly tabs: Tabs
  readonly reload: ScreenReload
  readonly progress: Progress
  readonly plans: TabPlans
  readonly drafts: Drafts
  /** Reloads the open screen; asks first if edits would be lost. */
  readonly reloadScreen: () => void
  /** Restores the signed-in person's tabs and closes those they may no longer open. */
  readonly followPerson: (person: Person | null) => void
}

export type ShellPorts = {
  readonly appearance: Appearance
  /** Paths in `ROUTE_RULES` that have a screen. */
  readonly built: ReadonlySet<string>
  readonly go: (address: string) => void
}

/** @source console spec §2, tab bar, reload event; §4, reset */
export function createShell({ appearance, built, go }: ShellPorts): Shell {
  const kept = keptValue<unknown>({
    key: 'omc.tabs',
    fallback: null,
    parse: (raw) => raw,
    store: browserStore,
  })
  const tabs = createTabs({ table: SCREENS, kept })
  const reload = createScreenReload({
    clock: browserClock(),
    hasBar: () => appearance.state.settings.showProgressBar,
  })
  const plans = createTabPlans({ tabs, reload, go })
  const drafts = createDrafts()
  let owner: string | null = null

  let letGo: (() => void) | null = null
  const holdEdits = () => {
    const isHeld = hasMarks(tabs.state, 'unsaved')
    if (isHeld) letGo ??= holdPage('unsaved')
    else {
      letGo?.()
      letGo = null
    }
  }
  // Synchronous: edits must hold the page before anything can unload it.
  subscribe(tabs.state, holdEdits, true)

  return {
    appearance,
    sidebar: createSidebar(appearance),
    tabs,
    reload,
    progress: createProgress(),
    plans,
    drafts,
    reloadScreen() {
      const { activeId } = tabs.state
      if (activeId === null) reload.reload()
      else plans.run(planCommand(tabs.state, activeId, 'reload'))
    },
    followPerson(person) {
      if (!person) {
        owner = null
        tabs.reset()
        return
      }
      const viewer = viewerOf(true, person)
      const mayOpen: Parameters<Tabs['start']>[1] = (screen) =>
        built.has(screen.path) && isInList(SCREENS, screen, viewer)
      const next = `${person.teamId}/${person.username}`
      if (next === owner) return tabs.restrict(mayOpen)
      owner = next
      drafts.follow(next)
      tabs.start(next, mayOpen)
    },
  }
}
