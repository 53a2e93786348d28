import type { ListDefaults, ListState } from '../list-state.ts'
import { writeListState } from '../list-state.ts'
import { lookOf, stateOfView, type SavedView, type ViewLook } from './view-settings.ts'

/** Settings that a view stores of a state and a look. */
export const settingsOf = (state: ListState, density: ViewLook['density']) => {
  const { search, tab, filters, sort, mode, size } = state
  return { search, tab, filters, sort, mode, size, ...(density ? { density } : {}) }
}

/** Whether two states show the same rows in the same order and form, whatever the page. */
export const isSameState = (one: ListState, other: ListState, defaults: ListDefaults): boolean =>
  printed(one, defaults) === printed(other, defaults)

/** Whether a list differs from its open view: a changed view can be saved or reset. */
export function isChanged(
  view: SavedView,
  state: ListState,
  look: ViewLook,
  defaults: ListDefaults,
): boolean {
  const saved = lookOf(view)
  return (
    !isSameState(state, stateOfView(view, defaults), defaults) ||
    saved.density !== look.density ||
    saved.columns.join() !== look.columns.join()
  )
}

/** The order in which values of a filter were chosen is no difference. */
const printed = (state: ListState, defaults: ListDefaults): string => {
  const filters = Object.fromEntries(
    Object.entries(state.filters).map(([name, values]) => [name, values.toSorted()]),
  )
  const page = { page: 1, after: '', view: '' }
  return writeListState({ ...state, ...page, filters }, defaults).toString()
}
