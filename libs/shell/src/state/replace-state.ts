import { proxy, ref } from 'valtio/vanilla'

/**
 * A valtio state whose parts are values: `replaceState` replaces each as a whole, and reads return
 * it as it is. valtio neither proxies nor changes the values.
 */
export function stateOf<State extends object>(first: State): State {
  // as: the parts come in the next line.
  const state = proxy({} as State)
  replaceState(state, first)
  return state
}

/**
 * Applies the result of a pure transition. Parts with an unchanged value are not written, so
 * that their readers do not re-render.
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
