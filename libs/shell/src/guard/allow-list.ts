import { pathOf } from '@omc/core'

export const LOGIN_PATH = '/login'
export const FORBIDDEN_PATH = '/403'
export const NOT_FOUND_PATH = '/404'

/** Pages that need no session. @source console spec §2, public routes */
export const ALLOW_LIST: readonly string[] = [
  '/login',
  '/register',
  '/callback',
  '/401',
  '/404',
  '/403',
]

export const isAllowListed = (address: string): boolean => ALLOW_LIST.includes(pathOf(address))
