import { firstScreen, isBranch, queryOf, type Screen, type ScreenTable } from '@omc/core'
import { FORBIDDEN_PATH, isAllowListed, LOGIN_PATH, NOT_FOUND_PATH } from './allow-list.ts'
import { GUARD_SETTINGS, type GuardSettings } from './guard-settings.ts'
import { loginAddress, parseReturnTarget } from './return-target.ts'
import { isInList } from './screen-access.ts'
import type { Viewer } from './viewer.ts'

export type Navigation = {
  /** Path with query, as the router has it. */
  readonly address: string
  readonly viewer: Viewer
  readonly table: ScreenTable
  /** Has the product this screen? Groups are not asked for. */
  readonly exists?: (screen: Screen) => boolean
  readonly settings?: GuardSettings
}

/** Another address instead; `keep` is the return target that the sign-in page is to carry. */
export type Redirect = {
  readonly tag: 'redirect'
  readonly to: string
  readonly keep: string | null
}

export type GuardDecision =
  | { readonly tag: 'allow' }
  /** Load this, then ask again for the same address. */
  | { readonly tag: 'load'; readonly what: 'session' | 'visitor-screens' }
  | Redirect

/**
 * Decides one navigation, in the order of the guard's steps: load, sign-in page,
 * allow-list, visitors, roles. The bar and the failures of loading are `runNavigation`'s.
 *
 * @source console spec §2, navigation guard 2, 4, 5, 6, 7
 */
export function decideNavigation(navigation: Navigation): GuardDecision {
  const { address, viewer, table, exists = () => true, settings = GUARD_SETTINGS } = navigation
  const screen = table.match(address)

  if (viewer.tag === 'unknown') return { tag: 'load', what: 'session' }
  if (viewer.tag === 'person') {
    if (screen.path === LOGIN_PATH) return go(addressAfterLogin(navigation))
  } else {
    if (!isAllowListed(address)) return toLogin(address, settings)
    if (settings.visitMode && viewer.tag === 'nobody') {
      return { tag: 'load', what: 'visitor-screens' }
    }
  }

  const isListed = (one: Screen) => isInList(table, one, viewer, settings)
  const isOpen = (one: Screen) => isListed(one) && (isBranch(table, one) || exists(one))
  if (screen.path === '*') return go(screen.redirect ?? NOT_FOUND_PATH)
  if (isBranch(table, screen)) {
    return go(firstScreen(table, screen, isOpen) ?? whyClosed(isListed(screen)))
  }
  if (!exists(screen)) return screen.path === NOT_FOUND_PATH ? { tag: 'allow' } : go(NOT_FOUND_PATH)
  return isListed(screen) ? { tag: 'allow' } : go(FORBIDDEN_PATH)
}

/** To the sign-in page, carrying the address unless recording is off. @source console spec §2 */
export function toLogin(address: string, settings: GuardSettings = GUARD_SETTINGS): Redirect {
  const keep = settings.recordRoute ? parseReturnTarget(address) : null
  return { tag: 'redirect', to: LOGIN_PATH, keep }
}

/** The address of a redirect, with the return target in its query. */
export const addressOf = ({ to, keep }: Redirect): string =>
  keep === null ? to : loginAddress(keep)

/** The page requested before sign-in, if this person may see it; else the root. */
function addressAfterLogin({ address, viewer, table, exists, settings }: Navigation): string {
  const target = parseReturnTarget(queryOf(address)['redirect']?.[0] ?? null)
  if (target === null) return '/'
  const screen = table.match(target)
  const isThere = screen.path !== '*' && (isBranch(table, screen) || (exists?.(screen) ?? true))
  return isThere && isInList(table, screen, viewer, settings) ? target : '/'
}

const whyClosed = (isListed: boolean): string => (isListed ? NOT_FOUND_PATH : FORBIDDEN_PATH)

const go = (to: string): Redirect => ({ tag: 'redirect', to, keep: null })
