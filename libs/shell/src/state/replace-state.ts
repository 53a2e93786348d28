import { proxy, ref } from 'valtio/vanilla'

/**
 * A valtio state whose parts are values: each is replaced as a whole, by `replaceState`, and handed
 * out as it is. valtio neither copies nor changes what stands in it.
 */
export function stateOf<State extends object>(first: State): State {
  // as: the parts come in the next line.
  const state = proxy({} as State)
  replaceState(state, first)
  return state
}

/**
 * Brings a state to what a pure transition gave. A part that stays the same value is left alone, so
 * that who reads only that part is not told.
 */
export function replaceState<State extends object>(state: State, next: State): void {
  // as: the two have the same keys.
  for (const key of Object.keys(next) as (keyof State)[]) {
    const part = next[key]
    if (Object.is(state[key], part)) continue
    state[key] = isObject(part) ? ref(part) : part
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
