import { holds } from '../acl-modes/holds.ts'
import type { ScreenTable } from './screen-table.ts'
import type { Screen } from './screen.ts'

/** Facts about a person that a screen's guards need; `admin` is the full-access flag, not the role of that name. */
export type RoleHolder = { readonly admin: boolean; readonly roles: readonly string[] }

/**
 * Tells whether a person may open a screen. The nearest guard decides: the screen's own, else that
 * of the closest row above it that has one; without any, every signed-in person may. A group opens
 * for everyone who may open it or a row below it, because its address leads to that row.
 *
 * @source console spec §2 groups, §6; reading 1: the nearest guard decides
 */
export function passesGuards(table: ScreenTable, screen: Screen, person: RoleHolder): boolean {
  if (screen.public) return true
  const guard = table.chainOf(screen).findLast(({ roles }) => roles !== null)?.roles ?? null
  if (guard === null || hasRole(guard, person)) return true
  return table.childrenOf(screen).some((child) => passesGuards(table, child, person))
}

/** Guards name roles only, so held permissions cannot open a screen by a name they share. */
const hasRole = (roles: readonly string[], { admin, roles: held }: RoleHolder): boolean =>
  holds({ role: roles }, { admin, roles: held, permissions: [] })
