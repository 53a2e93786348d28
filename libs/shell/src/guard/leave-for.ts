import { pathOf } from '@omc/core'
import { toLogin, type Redirect } from './decide-navigation.ts'
import { GUARD_SETTINGS, type GuardSettings } from './guard-settings.ts'
import { FORBIDDEN_PATH } from './white-list.ts'

/** News from outside a navigation that the open page cannot stay for. */
export type SessionNews = 'logout' | 'unauthorised' | 'refresh-failed' | 'forbidden'

/**
 * Where the page goes when the session ends or an answer is 403.
 *
 * @returns null when the page is there already
 * @source  console spec §2: /login on logout, on 401 and when the refresh fails, with the original
 *          path as return target; /403 on a 403 response
 */
export function leaveFor(
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
