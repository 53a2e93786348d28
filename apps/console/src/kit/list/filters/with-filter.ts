import type { ListState } from '../list-state.ts'

/** A filter's values changed: the first page of the new result. */
export function withFilter(state: ListState, name: string, values: readonly string[]): ListState {
  const { [name]: _before, ...others } = state.filters
  return { ...state, page: 1, filters: values.length > 0 ? { ...others, [name]: values } : others }
}
