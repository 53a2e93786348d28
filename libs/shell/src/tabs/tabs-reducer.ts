import type { Words } from '@omc/core'
import { keepView } from './kept-views.ts'
import type { Tab, TabMark } from './tab.ts'
import { inOrder, type ClosedTabs, type TabsState } from './tabs-state.ts'
import { tabAfterClosing } from './to-close.ts'

export type TabsEvent =
  | { readonly tag: 'visited'; readonly tab: Tab }
  /** A page without a tab is looked at. */
  | { readonly tag: 'left' }
  | { readonly tag: 'closed'; readonly ids: readonly string[] }
  /** These screens are no longer the person's: nothing of them stays. */
  | { readonly tag: 'withdrawn'; readonly patterns: readonly string[] }
  /** The last closing is taken back. */
  | { readonly tag: 'reopened' }
  | { readonly tag: 'reloaded'; readonly id: string }
  | { readonly tag: 'pinned'; readonly id: string; readonly isPinned: boolean }
  | { readonly tag: 'titled'; readonly id: string; readonly title: Words | null }
  | { readonly tag: 'marked'; readonly id: string; readonly mark: TabMark }
  | { readonly tag: 'unmarked'; readonly id: string; readonly by: string }

const MAX_CLOSED = 10

/** The tabs after an event; an event that changes nothing gives the same state. */
export function tabsReducer(state: TabsState, event: TabsEvent): TabsState {
  switch (event.tag) {
    case 'visited':
      return visited(state, event.tab)
    case 'left':
      return state.activeId === null ? state : { ...state, activeId: null }
    case 'closed':
      return closed(state, event.ids)
    case 'withdrawn':
      return withdrawn(state, event.patterns)
    case 'reopened':
      return reopened(state)
    case 'reloaded': {
      if (!state.tabs.some(({ id }) => id === event.id)) return state
      const starts = { ...state.starts, [event.id]: (state.starts[event.id] ?? 0) + 1 }
      // Edits are lost with the view; work that runs outside of it continues.
      const fresh = changeTab(state, event.id, (tab) => ({
        ...tab,
        marks: tab.marks.filter(({ kind }) => kind === 'running'),
      }))
      // A view that is not looked at is made when its tab is visited again.
      const kept = state.kept.filter((id) => id !== event.id || id === state.activeId)
      return { ...fresh, kept, starts }
    }
    case 'pinned': {
      const { isPinned } = event
      const changed = changeTab(state, event.id, (tab) =>
        tab.isPinned === isPinned ? tab : { ...tab, isPinned },
      )
      return changed === state ? state : { ...changed, tabs: inOrder(changed.tabs) }
    }
    case 'titled':
      return changeTab(state, event.id, (tab) =>
        isSame(tab.ownTitle, event.title) ? tab : { ...tab, ownTitle: event.title },
      )
    case 'marked': {
      const { mark } = event
      return changeTab(state, event.id, (tab) =>
        tab.marks.some(({ by, kind }) => by === mark.by && kind === mark.kind)
          ? tab
          : { ...tab, marks: [...tab.marks.filter(({ by }) => by !== mark.by), mark] },
      )
    }
    case 'unmarked':
      return changeTab(state, event.id, (tab) =>
        tab.marks.some(({ by }) => by === event.by)
          ? { ...tab, marks: tab.marks.filter(({ by }) => by !== event.by) }
          : tab,
      )
    default:
      return event satisfies never
  }
}

function visited(state: TabsState, asked: Tab): TabsState {
  const known = state.tabs.find(({ id }) => id === asked.id)
  if (known?.address === asked.address && state.activeId === asked.id) return state
  const tab = known
    ? { ...known, ...placeOf(asked), ...titleAt(known, asked) }
    : firstStays(state, asked)
  const tabs = known
    ? state.tabs.map((other) => (other === known ? tab : other))
    : inOrder([...state.tabs, tab])
  return { ...state, tabs, activeId: tab.id, kept: keepView(state.kept, tab, tabs) }
}

const placeOf = ({ address, path, query, params }: Tab) => ({ address, path, query, params })

/** Drops the record's name together with the record. */
const titleAt = (known: Tab, asked: Tab) => ({
  ownTitle: known.path === asked.path ? known.ownTitle : null,
})

/** Where no screen says that it cannot be closed, the first one visited cannot. */
function firstStays({ tabs }: TabsState, tab: Tab): Tab {
  if (tabs.some(({ meta }) => !meta.isClosable)) return tab
  return { ...tab, meta: { ...tab.meta, isClosable: false } }
}

function closed(state: TabsState, ids: readonly string[]): TabsState {
  const isGone = ({ id, meta }: Tab) => meta.isClosable && ids.includes(id)
  const entry: ClosedTabs = state.tabs.flatMap((tab, at) =>
    isGone(tab) ? [{ tab: { ...tab, marks: [] }, at }] : [],
  )
  if (entry.length === 0) return state
  const gone = entry.map(({ tab }) => tab.id)
  return {
    ...without(state, gone),
    activeId:
      state.activeId !== null && gone.includes(state.activeId)
        ? (tabAfterClosing(state, gone)?.id ?? null)
        : state.activeId,
    closed: [...state.closed, entry].slice(-MAX_CLOSED),
  }
}

function withdrawn(state: TabsState, patterns: readonly string[]): TabsState {
  const isGone = ({ meta }: Tab) => patterns.includes(meta.pattern)
  const gone = state.tabs.filter(isGone).map(({ id }) => id)
  const closed = state.closed
    .map((entry) => entry.filter(({ tab }) => !isGone(tab)))
    .filter((entry) => entry.length > 0)
  const isUnchanged = gone.length === 0 && closed.flat().length === state.closed.flat().length
  return isUnchanged ? state : { ...without(state, gone), closed }
}

/** Without these tabs, their views and their starts. */
function without(state: TabsState, gone: readonly string[]): TabsState {
  const stays = (id: string) => !gone.includes(id)
  return {
    ...state,
    tabs: state.tabs.filter(({ id }) => stays(id)),
    activeId: state.activeId !== null && stays(state.activeId) ? state.activeId : null,
    kept: state.kept.filter(stays),
    starts: Object.fromEntries(Object.entries(state.starts).filter(([id]) => stays(id))),
  }
}

function reopened(state: TabsState): TabsState {
  const entry = state.closed.at(-1)
  if (!entry) return state
  const tabs = entry
    .filter(({ tab }) => !state.tabs.some(({ id }) => id === tab.id))
    .reduce((all, { tab, at }) => all.toSpliced(at, 0, tab), [...state.tabs])
  return { ...state, tabs: inOrder(tabs), closed: state.closed.slice(0, -1) }
}

function changeTab(state: TabsState, id: string, change: (tab: Tab) => Tab): TabsState {
  const tabs = state.tabs.map((tab) => (tab.id === id ? change(tab) : tab))
  return tabs.every((tab, at) => tab === state.tabs[at]) ? state : { ...state, tabs }
}

const isSame = (one: Words | null, other: Words | null): boolean =>
  one?.zh === other?.zh && one?.en === other?.en
