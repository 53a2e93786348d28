import type { Screen, ScreenTable } from '@omc/core'
import { tabOf } from './tab-of.ts'
import type { Tab } from './tab.ts'

/** The tabs that one command closed, with their places. */
export type ClosedTabs = readonly { readonly tab: Tab; readonly at: number }[]

/** The visited screens of the signed-in person. */
export type TabsState = {
  /** Not closable first, then pinned, then in the order of the visits. */
  readonly tabs: readonly Tab[]
  /** Null on pages without a tab. */
  readonly activeId: string | null
  /** Views that are kept alive, the longest unused first. */
  readonly kept: readonly string[]
  /** How often a view was started again. */
  readonly starts: Readonly<Record<string, number>>
  /** Closed tabs that can be opened again, the latest at the end. */
  readonly closed: readonly ClosedTabs[]
}

export const NO_TABS: TabsState = { tabs: [], activeId: null, kept: [], starts: {}, closed: [] }

/**
 * The tabs at the start: those that cannot be closed.
 *
 * @source console spec §2: the first (home) tab cannot be closed
 */
export function initialTabs(
  table: ScreenTable,
  mayOpen: (screen: Screen) => boolean = () => true,
): TabsState {
  const rows = table.rows.filter((row) => row.noClosable && !row.path.includes('{') && mayOpen(row))
  return { ...NO_TABS, tabs: rows.flatMap((row) => tabOf(table, row.path) ?? []) }
}

/** A view on the page: the active one is shown, the others wait. */
export type View = {
  readonly id: string
  /** A view with another key is another view. */
  readonly key: string
  readonly address: string
  readonly isActive: boolean
}

/** The views to have on the page: those that are kept alive, and the active one. */
export function viewsOf({ tabs, activeId, kept, starts }: TabsState): readonly View[] {
  return tabs
    .filter(({ id }) => id === activeId || kept.includes(id))
    .map(({ id, address }) => ({
      id,
      key: `${id}#${starts[id] ?? 0}`,
      address,
      isActive: id === activeId,
    }))
}

/** Tabs that cannot be closed come first, then pinned ones, then the rest in order of arrival. */
export const inOrder = (tabs: readonly Tab[]): readonly Tab[] =>
  tabs.toSorted((one, other) => rankOf(one) - rankOf(other))

const rankOf = ({ meta, isPinned }: Tab): number => (meta.isClosable ? (isPinned ? 1 : 2) : 0)
