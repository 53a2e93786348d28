import type { ListState } from '../list-state.ts'

/** Changes a filter's values and returns to the first page. */
export function withFilter(state: ListState, name: string, values: readonly string[]): ListState {
  const { [name]: _before, ...others } = state.filters
  return { ...state, page: 1, filters: values.length > 0 ? { ...others, [name]: values } : others }
}
