import type { Screen, ScreenTable } from '@omc/core'
import { replaceState, stateOf } from '../state/replace-state.ts'
import type { KeptValue } from '../storage/kept-value.ts'
import { restoreTabs, storedTabs } from './stored-tabs.ts'
import type { TabPlan } from './tab-commands.ts'
import { tabOf } from './tab-of.ts'
import { tabsReducer, type TabsEvent } from './tabs-reducer.ts'
import { initialTabs, type TabsState } from './tabs-state.ts'

export type Tabs = {
  /** A valtio state. */
  readonly state: TabsState
  readonly dispatch: (event: TabsEvent) => void
  /** Opens the tabs that this person had before the page was loaded. */
  readonly start: (owner: string, mayOpen: (screen: Screen) => boolean) => void
  /** The person's rights changed: tabs of screens that are no longer theirs go. */
  readonly restrict: (mayOpen: (screen: Screen) => boolean) => void
  /** An address is looked at: its screen gets a tab. */
  readonly visit: (address: string) => void
  /** Carries out a plan; a plan that asks, once it was confirmed. @returns where to go */
  readonly carryOut: (plan: TabPlan) => string | null
  /** Closes every tab and forgets them, here and in the storage. */
  readonly reset: () => void
}

export type TabsOptions = {
  readonly table: ScreenTable
  /** Storage of the addresses; its content is not trusted. */
  readonly kept: Pick<KeptValue<unknown>, 'read' | 'write'>
}

/**
 * The visited screens, kept for one person at a time.
 *
 * @source console spec §2, tab bar; §4: the reset closes the visited tabs
 */
export function createTabs({ table, kept }: TabsOptions): Tabs {
  const state = stateOf(initialTabs(table))
  let owner: string | null = null

  const set = (next: TabsState) => {
    if (next.tabs !== state.tabs && owner !== null) kept.write(storedTabs(next, owner))
    replaceState(state, next)
  }
  const dispatch = (event: TabsEvent) => set(tabsReducer(state, event))

  return {
    state,
    dispatch,
    start(newOwner, mayOpen) {
      owner = newOwner
      set(restoreTabs(kept.read(), { table, owner: newOwner, mayOpen }))
    },
    restrict(mayOpen) {
      const lost = table.rows.filter((row) => !mayOpen(row))
      dispatch({ tag: 'withdrawn', patterns: lost.map(({ path }) => path) })
    },
    visit(address) {
      const tab = tabOf(table, address)
      dispatch(tab ? { tag: 'visited', tab } : { tag: 'left' })
    },
    carryOut(plan) {
      if (plan.tag === 'nothing') return null
      if (plan.event) dispatch(plan.event)
      return plan.goTo
    },
    reset() {
      owner = null
      kept.write(null)
      set(initialTabs(table))
    },
  }
}
