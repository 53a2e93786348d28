import {
  addressAt,
  parseLocation,
  type AddressBar,
  type AddressChange,
  type Location,
} from './address-bar.ts'

export type RouterState = {
  /** Of what is shown; while a navigation is under way, still the former. */
  readonly location: Location
  /** Why the screen of the location is not there. */
  readonly failure: { readonly error: unknown } | null
  readonly isMoving: boolean
  /** Whether anything was ever shown. */
  readonly isReady: boolean
}

export type NavigateOptions = { readonly replace?: boolean }

export type Router = {
  readonly getState: () => RouterState
  /** @returns stops listening */
  readonly subscribe: (listener: () => void) => () => void
  /** Goes to an address, or steps back and forth; settles when the page is shown or given up. */
  readonly navigate: (to: string | number, options?: NavigateOptions) => Promise<void>
  /** Asks the guard again about the page that is shown. */
  readonly revalidate: () => Promise<void>
}

export type RouterPorts = {
  readonly bar: AddressBar
  /** @returns the address to go to instead, or null to go on */
  readonly guard: (address: string) => Promise<string | null>
  /** Brings what the screen of an address needs. */
  readonly load: (address: string) => Promise<void>
}

function nothing(): void {
  // A script that could not be had matters only to those who are let in, and is told to them.
}

/** A guard that never comes to rest is an error of ours, not a page that hangs. */
const MAX_REDIRECTS = 20

/**
 * Turns addresses into screens: guard, then screen, then the address in the bar, so that a page
 * that is not shown leaves no entry in the history. The last navigation wins. A change of the query
 * alone is the screen's own affair: no guard, nothing is loaded.
 *
 * @source console spec §2, hash router and navigation guard
 */
export function createRouter({ bar, guard, load }: RouterPorts): Router {
  let state: RouterState = {
    location: bar.read(),
    failure: null,
    isMoving: true,
    isReady: false,
  }
  let run = 0
  const listeners = new Set<() => void>()
  const set = (change: Partial<RouterState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  async function go(to: Location, change: AddressChange | null): Promise<void> {
    run += 1
    const own = run
    set({ isMoving: true })
    try {
      const end = await settle(to, () => own === run)
      if (own !== run) return
      if (change !== null) bar.write(end, change)
      else if (end !== to) bar.write(end, 'replace')
      set({ location: end, failure: null, isMoving: false, isReady: true })
    } catch (error) {
      if (own !== run) return
      if (change !== null) bar.write(to, change)
      set({ location: to, failure: { error }, isMoving: false, isReady: true })
    }
  }

  /** Follows the guard to where it lets the person in. */
  async function settle(from: Location, isWanted: () => boolean): Promise<Location> {
    let location = from
    for (let count = 0; count < MAX_REDIRECTS; count += 1) {
      // Both at once: the guard may ask the server, and the script comes meanwhile.
      const loading = load(addressAt(location))
      loading.catch(nothing)
      const instead = await guard(addressAt(location))
      if (!isWanted()) return location
      if (instead === null) {
        await loading
        return location
      }
      location = parseLocation(instead)
    }
    throw new Error(`the guard sends ${addressAt(from)} round in a circle`)
  }

  function arrive(to: Location, change: AddressChange | null): Promise<void> {
    const isSameScreen = state.isReady && !state.failure && to.pathname === state.location.pathname
    if (!isSameScreen) return go(to, change)
    run += 1
    if (change !== null) bar.write(to, change)
    set({ location: to, isMoving: false })
    return Promise.resolve()
  }

  bar.onMoved(() => void arrive(bar.read(), null))
  void go(state.location, null)

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async navigate(to, { replace = false } = {}) {
      if (typeof to === 'number') return bar.step(to)
      const target = parseLocation(to)
      const isHere = addressAt(target) === addressAt(bar.read())
      return arrive(target, replace || isHere ? 'replace' : 'push')
    },
    revalidate: () => go(state.location, null),
  }
}
