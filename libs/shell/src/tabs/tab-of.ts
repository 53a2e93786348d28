import { paramsOf, pathOf, queryOf, type Screen, type ScreenTable } from '@omc/core'
import type { Tab } from './tab.ts'

/**
 * The tab of an address.
 *
 * @returns null for pages without a tab: public pages, groups, and rows without title or name
 * @source  console spec §2: a route without title or name gets no tab; dynamic-new-tab
 */
export function tabOf(table: ScreenTable, address: string): Tab | null {
  const screen = table.match(address)
  const { title, titleKey } = screen
  if (screen.public || screen.group === true || !titleKey) return null
  if (!title?.zh || !title.en) return null
  return {
    id: screen.dynamicNewTab ? identityOf(address) : screen.path,
    address,
    path: pathOf(address),
    query: queryOf(address),
    params: paramsOf(screen, address),
    name: titleKey,
    icon: iconOf(table, screen),
    meta: {
      pattern: screen.path,
      title,
      isClosable: !screen.noClosable,
      isCached: !screen.notCached,
    },
    ownTitle: null,
    isPinned: false,
    marks: [],
  }
}

/** Identity of a tab: its path and the query parameters that select the record. */
function identityOf(address: string): string {
  const pairs = Object.entries(queryOf(address))
    .filter(([name]) => !isListState(name))
    .flatMap(([name, values]) => values.map((value) => [name, value] as const))
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
  return pairs.length === 0 ? pathOf(address) : `${pathOf(address)}?${pairs.join('&')}`
}

/** How a list is looked at, and which part of a desk is open, is no other screen. @source ux: deep link */
const isListState = (name: string): boolean => LIST_STATE.includes(name) || name.startsWith('f.')

const LIST_STATE: readonly string[] = ['q', 'sort', 'p', 'n', 'v', 'peek', 'tab', 'list', 'queue']

/** Its own, else that of the nearest row above. */
function iconOf(table: ScreenTable, screen: Screen): string | null {
  return table.chainOf(screen).findLast(({ icon }) => icon)?.icon ?? null
}
