import { createContext, use } from 'react'
import { useStorePart } from '../state/use-store.ts'
import { addressAt, parseLocation, type Location } from './address-bar.ts'
import type { NavigateOptions, Router } from './router.ts'

export const RouterContext = createContext<Router | null>(null)

/** A location of its own for what is kept but not shown; null: that of the page. */
export const LocationContext = createContext<Location | null>(null)

export function useRouter(): Router {
  const router = use(RouterContext)
  if (!router) throw new Error('there is no RouterContext above')
  return router
}

/** Where the part stands: the page's location, or that of the kept view it is in. */
export function useLocation(): Location {
  const location = useStorePart(useRouter(), (page) => page.location)
  return use(LocationContext) ?? location
}

export const useNavigate = () => useRouter().navigate

export type SetSearchParams = (
  next: URLSearchParams | Readonly<Record<string, string>>,
  options?: NavigateOptions,
) => void

/** The query of the address and its setter, which stays on the screen. */
export function useSearchParams(): readonly [URLSearchParams, SetSearchParams] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const set: SetSearchParams = (next, options) => {
    const query = new URLSearchParams(next).toString()
    void navigate(addressAt(parseLocation(`${pathname}?${query}`)), options)
  }
  return [new URLSearchParams(search), set]
}
