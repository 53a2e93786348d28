import { holds } from '@omc/core'
import type { AclSession } from '../session.ts'
import { matchRoute } from './match-route.ts'
import type { RouteRule } from './route-rule.ts'
import { ROUTE_RULES } from './route-rules.ts'

/**
 * The rows a person's menu is made of, in menu order: not hidden, allowed by the own guard and by
 * that of the group. A group stands in it only with at least one screen.
 *
 * @source console spec §2, §6
 */
export function visibleRoutes(session: AclSession): readonly RouteRule[] {
  const screens = ROUTE_RULES.filter((rule) => rule.group !== true && isInMenu(session, rule))
  const filled = new Set(screens.map(({ group }) => group))
  return ROUTE_RULES.filter((rule) =>
    rule.group === true ? isInMenu(session, rule) && filled.has(rule.path) : screens.includes(rule),
  )
}

/**
 * Tells whether a path may be opened. Without a session only public pages may; a path that no
 * screen answers may not be opened by anyone (its row from `matchRoute` redirects to `/404`).
 *
 * @param session  `undefined` when nobody is signed in
 * @source         console spec §2, §6: the group's guard and the own guard must both hold
 */
export function canVisit(session: AclSession | undefined, path: string): boolean {
  const rule = matchRoute(path)
  return rule.path !== '*' && mayOpen(session, rule)
}

/**
 * Where a group's own path leads: its first visible screen for this person.
 *
 * @returns `undefined` when there is none, or when the path is no group
 * @source  console spec §2
 */
export function groupRedirect(session: AclSession, group: string): string | undefined {
  if (matchRoute(group).group !== true || !canVisit(session, group)) return undefined
  const path = matchRoute(group).path
  return ROUTE_RULES.find((rule) => rule.group === path && isInMenu(session, rule))?.path
}

function isInMenu(session: AclSession, rule: RouteRule): boolean {
  return !rule.public && !rule.hidden && mayOpen(session, rule)
}

function mayOpen(session: AclSession | undefined, rule: RouteRule): boolean {
  if (rule.public) return true
  if (!session || !passes(session, rule)) return false
  return rule.group === true || passes(session, groupOf(rule))
}

/** Guards name roles only, so held permissions cannot open a screen by a name they share. */
function passes(session: AclSession, rule: RouteRule): boolean {
  if (rule.roles === null) return true
  return holds({ role: rule.roles }, { ...session, permissions: [] })
}

function groupOf(rule: RouteRule): RouteRule {
  const group = ROUTE_RULES.find(({ path }) => path === rule.group)
  if (!group) throw new Error(`route ${rule.path} names no group`)
  return group
}
