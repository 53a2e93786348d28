import { replaceState, stateOf } from '@omc/shell'
import { createHashRouter, createPath, NavigationType, type RouteObject } from 'react-router-dom'
import { parseLocation } from './address.ts'
import { createEntrance, type Entrance, type EntrancePorts, type Underway } from './entrance.ts'
import { routerStateOf, type DataRouter, type RouterState } from './router-state.ts'
import { numberTypedEntries } from './typed-entries.ts'

export type NavigateOptions = { readonly replace?: boolean }

/** Router for code outside React; components can also use the hooks. */
export type Router = {
  /** A valtio state. */
  readonly state: RouterState
  /** Goes to an address or steps in the history; resolves when the page is shown or given up. */
  readonly navigate: (to: string | number, options?: NavigateOptions) => Promise<void>
  /** Runs the guard again for the current page. */
  readonly revalidate: () => Promise<void>
  /** For `RouterProvider`. */
  readonly data: DataRouter
}

export type RouterPorts = Pick<EntrancePorts, 'guard' | 'load'> & {
  /** Creates the routes; those of screens use the entrance. */
  readonly routes: (entrance: Entrance) => RouteObject[]
  readonly page?: Window
}

/**
 * Maps hash addresses to screens: guard, then screen, then the address bar, so a refused page
 * leaves no history entry. The last navigation wins.
 *
 * @source console spec §2, hash router and navigation guard
 */
export function createRouter({ guard, load, routes, page = window }: RouterPorts): Router {
  const noteEntry = numberTypedEntries(page)
  // The first loader runs before the router is returned.
  let made: DataRouter | null = null
  const underway = () =>
    made ? underwayIn(made) : startAt(parseLocation(page.location.hash.slice(1)))
  const data = createHashRouter(routes(createEntrance({ guard, load, underway })), { window: page })
  made = data

  const state = stateOf(routerStateOf(data.state))
  data.subscribe((next) => {
    noteEntry()
    replaceState(state, routerStateOf(next))
  })

  return {
    data,
    state,
    navigate(to, { replace = false } = {}) {
      if (typeof to === 'number') return data.navigate(to)
      const target = parseLocation(to)
      // The current address gets no second history entry.
      return data.navigate(target, { replace: replace || isInBar(data, target) })
    },
    revalidate: () => data.revalidate(),
  }
}

const startAt = (location: Underway['location']): Underway => ({
  location,
  isPush: false,
  isRevalidation: false,
})

function underwayIn({ state }: DataRouter): Underway {
  const { location, navigation, revalidation } = state
  return {
    location: navigation.location ?? location,
    isPush: navigation.historyAction === NavigationType.Push,
    isRevalidation: revalidation === 'loading',
  }
}

/** Whether the target is in the address bar; a history step is there before it is admitted. */
function isInBar({ state, encodeLocation }: DataRouter, target: Underway['location']): boolean {
  const { location, navigation } = state
  const there = navigation.historyAction === NavigationType.Pop ? navigation.location : location
  return createPath(encodeLocation(target)) === createPath(encodeLocation(there))
}
