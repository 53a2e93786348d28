import { pathOf } from '@omc/core'

export const LOGIN_PATH = '/login'
export const FORBIDDEN_PATH = '/403'
export const NOT_FOUND_PATH = '/404'

/** Pages that nobody has to be signed in for. @source console spec §2, public routes */
export const WHITE_LIST: readonly string[] = [
  '/login',
  '/register',
  '/callback',
  '/401',
  '/404',
  '/403',
]

export const isWhiteListed = (address: string): boolean => WHITE_LIST.includes(pathOf(address))
