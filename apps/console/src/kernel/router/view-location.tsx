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
 * Fixes the address that react-router's hooks return inside it (location, params, search params),
 * independent of the page's address, so a kept-alive view stays as it was left.
 *
 * `<Routes location>` provides the same two contexts, but requires a path below the parent route,
 * and all views have the page as their parent.
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
