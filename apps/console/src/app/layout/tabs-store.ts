import { matchRoute } from '@omc/acl'
import { proxy } from 'valtio'
import { tabsReducer, type Tab, type TabsEvent, type TabsState } from './tabs-reducer.ts'

const HOME: Tab = { id: '/home', address: '/home', pattern: '/home', isClosable: false }

/** The visited screens of the person who is signed in. */
export const tabsStore = proxy<{ state: TabsState }>({ state: { tabs: [HOME], activeId: null } })

export function dispatchTabs(event: TabsEvent): void {
  tabsStore.state = tabsReducer(tabsStore.state, event)
}

/** Nothing of one person's work is shown to the next. */
export function resetTabs(): void {
  tabsStore.state = { tabs: [HOME], activeId: null }
}

/**
 * The tab of an address: one per screen, or one per address where the row says so.
 *
 * @returns null for pages without a tab
 */
export function tabFor(address: string): Tab | null {
  const rule = matchRoute(address)
  if (rule.public || rule.group === true) return null
  const path = address.split('?', 1)[0] ?? address
  return {
    id: rule.dynamicNewTab ? path : rule.path,
    address,
    pattern: rule.path,
    isClosable: !rule.noClosable,
  }
}
