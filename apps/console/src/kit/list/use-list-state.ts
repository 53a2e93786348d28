import { useSearchParams } from 'react-router-dom'
import { parseListState, writeListState, type ListDefaults, type ListState } from './list-state.ts'

/** The state of a list in the address. Changes replace the entry: the back button leaves the list. */
export function useListState(defaults: ListDefaults) {
  const [params, setParams] = useSearchParams()
  const state = parseListState(params, defaults)
  const setState = (next: ListState) => {
    setParams(writeListState(next, defaults, params), { replace: true })
  }
  return { state, setState }
}
