/** One visited screen. */
export type Tab = {
  /** The path, and the whole address for screens with a tab of their own for each address. */
  readonly id: string
  /** Where it leads, with its query. */
  readonly address: string
  /** Path of the screen's row in `ROUTE_RULES`. */
  readonly pattern: string
  readonly isClosable: boolean
}

export type TabsState = { readonly tabs: readonly Tab[]; readonly activeId: string | null }

export type TabsEvent =
  | { readonly tag: 'visited'; readonly tab: Tab }
  | { readonly tag: 'closed'; readonly ids: readonly string[] }
  | { readonly tag: 'left'; readonly id: string | null }

export type CloseScope = 'self' | 'others' | 'left' | 'right' | 'all'

/** The tabs after an event; an event that changes nothing gives the same state. */
export function tabsReducer(state: TabsState, event: TabsEvent): TabsState {
  switch (event.tag) {
    case 'visited': {
      const { tab } = event
      const known = state.tabs.find(({ id }) => id === tab.id)
      if (known && known.address === tab.address && state.activeId === tab.id) return state
      const tabs = known
        ? state.tabs.map((other) => (other.id === tab.id ? tab : other))
        : [...state.tabs, tab]
      return { tabs, activeId: tab.id }
    }
    case 'closed': {
      const tabs = state.tabs.filter(({ id, isClosable }) => !isClosable || !event.ids.includes(id))
      return tabs.length === state.tabs.length ? state : { ...state, tabs }
    }
    case 'left':
      return state.activeId === event.id ? state : { ...state, activeId: event.id }
    default:
      return event satisfies never
  }
}

/** The tabs that a command closes; those that may not be closed stay. @source console spec §2 */
export function idsToClose({ tabs }: TabsState, id: string, scope: CloseScope): readonly string[] {
  const at = tabs.findIndex((tab) => tab.id === id)
  if (at === -1 && scope !== 'all') return []
  const chosen = {
    self: () => tabs.slice(at, at + 1),
    others: () => tabs.filter((tab) => tab.id !== id),
    left: () => tabs.slice(0, at),
    right: () => tabs.slice(at + 1),
    all: () => tabs,
  }[scope]()
  return chosen.filter(({ isClosable }) => isClosable).map((tab) => tab.id)
}

/** Where to go when tabs close: stays if it can, else the next one, else the one before. */
export function tabAfterClosing(
  { tabs, activeId }: TabsState,
  closing: readonly string[],
): Tab | undefined {
  const stays = (tab: Tab | undefined) => tab !== undefined && !closing.includes(tab.id)
  const at = tabs.findIndex(({ id }) => id === activeId)
  return (
    tabs.slice(Math.max(at, 0)).find(stays) ??
    tabs.slice(0, Math.max(at, 0)).toReversed().find(stays)
  )
}
