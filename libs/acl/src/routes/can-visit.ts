import { passesGuards } from '@omc/core'
import type { AclSession } from '../session.ts'
import { matchRoute } from './match-route.ts'
import type { RouteRule } from './route-rule.ts'
import { SCREENS } from './screens.ts'

/**
 * Tells whether a path may be opened. Without a session only public pages may; a path that no
 * screen answers may not be opened by anyone (its row from `matchRoute` redirects to `/404`).
 *
 * @param session  `undefined` when nobody is signed in
 * @source         console spec §2, §6: the nearest guard decides
 */
export function canVisit(session: AclSession | undefined, path: string): boolean {
  const rule = matchRoute(path)
  return rule.path !== '*' && mayOpen(session, rule)
}

/** Whether the guards of a row let a person in. */
export const mayOpen = (session: AclSession | undefined, rule: RouteRule): boolean =>
  rule.public || (session !== undefined && passesGuards(SCREENS, rule, session))
