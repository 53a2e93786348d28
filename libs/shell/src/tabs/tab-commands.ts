import type { Tab, TabMark } from './tab.ts'
import type { TabsEvent } from './tabs-reducer.ts'
import type { TabsState } from './tabs-state.ts'
import { idsToClose, tabAfterClosing, type CloseScope } from './to-close.ts'

/** In the order of the menu of a tab. */
export const TAB_COMMANDS = [
  'reload',
  'close',
  'close-others',
  'close-left',
  'close-right',
  'close-all',
  'pin',
  'unpin',
  'reopen',
] as const

export type TabCommand = (typeof TAB_COMMANDS)[number]

/** Result of a command. */
export type TabPlan =
  /** The command is of no use now: it is shown as disabled. */
  | { readonly tag: 'nothing' }
  /** Apply the event, then go there; null stays. */
  | { readonly tag: 'do'; readonly event: TabsEvent | null; readonly goTo: string | null }
  /** The same, after confirmation that the marked work may be lost. */
  | {
      readonly tag: 'ask'
      readonly event: TabsEvent
      readonly goTo: string | null
      readonly marked: readonly Tab[]
    }

/**
 * Plans a command on a tab. Closing or reloading a marked tab asks first.
 *
 * @source console spec §2, tab bar; ux: tabs bar
 */
export function planCommand(state: TabsState, id: string, command: TabCommand): TabPlan {
  const tab = state.tabs.find((one) => one.id === id)
  switch (command) {
    case 'reload':
      return planReload(state, tab)
    case 'close':
      return planClose(state, id, 'self')
    case 'close-others':
      return planClose(state, id, 'others')
    case 'close-left':
      return planClose(state, id, 'left')
    case 'close-right':
      return planClose(state, id, 'right')
    case 'close-all':
      return planClose(state, id, 'all')
    case 'pin':
    case 'unpin': {
      const isPinned = command === 'pin'
      if (!tab?.meta.isClosable || tab.isPinned === isPinned) return NOTHING
      return { tag: 'do', event: { tag: 'pinned', id, isPinned }, goTo: null }
    }
    case 'reopen': {
      const last = state.closed.at(-1)?.at(-1)?.tab
      return last ? { tag: 'do', event: { tag: 'reopened' }, goTo: last.address } : NOTHING
    }
    default:
      return command satisfies never
  }
}

/**
 * A click on a tab opens it; the active one is reloaded, or kept while another screen is loading.
 *
 * @param isMoving  a navigation is pending, which the click cancels
 * @source console spec §2, tab bar
 */
export function planClick(state: TabsState, id: string, isMoving = false): TabPlan {
  const tab = state.tabs.find((one) => one.id === id)
  if (!tab) return NOTHING
  return id === state.activeId && !isMoving
    ? planReload(state, tab)
    : { tag: 'do', event: null, goTo: tab.address }
}

/** Does leaving the page lose anything? @param kind asks only for marks of that kind */
export const hasMarks = ({ tabs }: TabsState, kind?: TabMark['kind']): boolean =>
  tabs.some(({ marks }) => marks.some((mark) => kind === undefined || mark.kind === kind))

const NOTHING: TabPlan = { tag: 'nothing' }

function planReload({ activeId }: TabsState, tab: Tab | undefined): TabPlan {
  if (!tab) return NOTHING
  const goTo = tab.id === activeId ? null : tab.address
  return askedFor({ event: { tag: 'reloaded', id: tab.id }, goTo }, [tab])
}

function planClose(state: TabsState, id: string, scope: CloseScope): TabPlan {
  const ids = idsToClose(state, id, scope)
  if (ids.length === 0) return NOTHING
  const isActiveGone = state.activeId !== null && ids.includes(state.activeId)
  const isNeighbour = scope === 'self' || scope === 'all'
  // A command on another tab keeps that tab: it is the one that is looked at afterwards.
  const next = isNeighbour ? tabAfterClosing(state, ids) : state.tabs.find((tab) => tab.id === id)
  const goTo = isActiveGone ? (next?.address ?? '/') : null
  const gone = state.tabs.filter((tab) => ids.includes(tab.id))
  return askedFor({ event: { tag: 'closed', ids }, goTo }, gone)
}

function askedFor(
  plan: { readonly event: TabsEvent; readonly goTo: string | null },
  tabs: readonly Tab[],
): TabPlan {
  const marked = tabs.filter(({ marks }) => marks.length > 0)
  return marked.length === 0 ? { tag: 'do', ...plan } : { tag: 'ask', ...plan, marked }
}
