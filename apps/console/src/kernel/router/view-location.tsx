import { SCREENS } from '@omc/acl'
import { useMemo, type ReactNode } from 'react'
import {
  matchRoutes,
  NavigationType,
  type RouteObject,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom'
import { parseLocation } from './address.ts'
import { routePath } from './route-path.ts'

export type ViewLocationProps = { readonly address: string; readonly children: ReactNode }

/**
 * What stands in it reads this address by the hooks of react-router, its location, params and search
 * params, whatever the page's address is: a view that is kept stays as it was left.
 *
 * `<Routes location>` gives the same two contexts, but asks for a path of the route above it, which
 * is the page for all of them.
 */
export function ViewLocation({ address, children }: ViewLocationProps) {
  const { location, route } = useMemo(() => contextsAt(address), [address])
  return (
    <LocationContext value={location}>
      <RouteContext value={route}>{children}</RouteContext>
    </LocationContext>
  )
}

function contextsAt(address: string) {
  const location = { ...parseLocation(address), hash: '', state: null, key: address }
  const row: RouteObject = { path: routePath(SCREENS.match(address).path), caseSensitive: true }
  const matches = matchRoutes([row], location) ?? []
  return {
    location: { location, navigationType: NavigationType.Pop },
    route: { outlet: null, matches, isDataRoute: false },
  }
}
