import { pathOf } from '@omc/core'
import { FORBIDDEN_PATH } from './allow-list.ts'
import { toLogin, type Redirect } from './decide-navigation.ts'
import { GUARD_SETTINGS, type GuardSettings } from './guard-settings.ts'

/** Events outside of a navigation that make the open page leave. */
export type SessionNews = 'logout' | 'unauthorised' | 'refresh-failed' | 'forbidden'

/**
 * Target of the page when the session ends or a response is 403.
 *
 * @returns null when the page is there already
 * @source  console spec §2: /login on logout, on 401 and when the refresh fails, with the original
 *          path as return target; /403 on a 403 response
 */
export function targetAfterSignOut(
  news: SessionNews,
  address: string,
  settings: GuardSettings = GUARD_SETTINGS,
): Redirect | null {
  const to: Redirect =
    news === 'forbidden'
      ? { tag: 'redirect', to: FORBIDDEN_PATH, keep: null }
      : toLogin(address, settings)
  return pathOf(address) === to.to ? null : to
}
