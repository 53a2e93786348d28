import type { Tab } from './tab.ts'
import type { TabsState } from './tabs-state.ts'

const isUnsaved = ({ marks }: Tab): boolean => marks.some(({ kind }) => kind === 'unsaved')

/** Tabs with unsaved edits. */
export const unsavedTabs = ({ tabs }: TabsState): readonly Tab[] => tabs.filter(isUnsaved)

/**
 * The tab whose edits are lost when another screen is looked at: the open one, if its view is not
 * kept alive. Views that are kept lose nothing.
 *
 * @param next  the tab of the address that is gone to; null for a page without a tab
 * @source      ux: unsaved forms
 */
export const lostByLeaving = (state: TabsState, next: Tab | null): readonly Tab[] =>
  unsavedTabs(state).filter(
    ({ id }) => id === state.activeId && id !== next?.id && !state.kept.includes(id),
  )
