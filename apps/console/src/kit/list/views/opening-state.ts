import { parseListState, saysState, type ListDefaults, type ListState } from '../list-state.ts'
import { stateOfView, type SavedView } from './view-settings.ts'

/**
 * State of a list at an address. A default view applies only where the address has no state of its
 * own; `view=all` is the list without one.
 */
export function openingState(
  params: URLSearchParams,
  defaults: ListDefaults,
  byDefault: SavedView | undefined,
): ListState {
  const state = parseListState(params, defaults)
  const isOpen = byDefault && (state.view === '' || state.view === byDefault.id)
  return isOpen && !saysState(params) ? stateOfView(byDefault, defaults) : state
}

/** The state to write: without a view, one that needs no address would open the default view. */
export const besideDefault = (next: ListState, byDefault: SavedView | undefined): ListState =>
  byDefault && next.view === '' ? { ...next, view: 'all' } : next
