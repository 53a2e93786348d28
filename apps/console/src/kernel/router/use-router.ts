import { createContext, use } from 'react'
import type { Router } from './router.ts'

export const RouterContext = createContext<Router | null>(null)

export function useRouter(): Router {
  const router = use(RouterContext)
  if (!router) throw new Error('there is no RouterContext above')
  return router
}

/** Goes to an address of the console; the current one gets no second history entry. */
export const useNavigate = (): Router['navigate'] => useRouter().navigate
