import { firstScreen, passesGuards } from '@omc/core'
import type { AclSession } from '../session.ts'
import { mayOpen } from './can-visit.ts'
import { matchRoute } from './match-route.ts'
import type { RouteRule } from './route-rule.ts'
import { ROUTE_RULES } from './route-rules.ts'
import { SCREENS } from './screens.ts'

/**
 * Rows of a person's menu, in menu order: not hidden, and open to the person. A group is listed only
 * with at least one screen.
 *
 * @source console spec §2, §6
 */
export function visibleRoutes(session: AclSession): readonly RouteRule[] {
  const rows = ROUTE_RULES.filter((rule) => isInMenu(session, rule))
  return rows.filter((rule) => rule.group !== true || rows.some(({ group }) => group === rule.path))
}

/**
 * Where a group's own path leads: its first visible screen for this person.
 *
 * @returns `undefined` when there is none, or when the path is no group
 * @source  console spec §2
 */
export function groupRedirect(session: AclSession, path: string): string | undefined {
  const group = matchRoute(path)
  if (group.group !== true) return undefined
  return firstScreen(SCREENS, group, (row) => passesGuards(SCREENS, row, session)) ?? undefined
}

const isInMenu = (session: AclSession, rule: RouteRule): boolean =>
  !rule.public && !rule.hidden && mayOpen(session, rule)
