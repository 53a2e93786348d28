import { holds } from '../acl-modes/holds.ts'
import type { ScreenTable } from './screen-table.ts'
import type { Screen } from './screen.ts'

/** Facts about a person that a screen's guards need; `admin` is the full-access flag, not the role of that name. */
export type RoleHolder = { readonly admin: boolean; readonly roles: readonly string[] }

/**
 * Tells whether every guard from the group down to the screen holds. A row without guard adds
 * nothing; public pages have none.
 *
 * @source console spec §2 groups, §6: a child is subject to the guard of its group as well
 */
export function passesGuards(table: ScreenTable, screen: Screen, person: RoleHolder): boolean {
  if (screen.public) return true
  return table.chainOf(screen).every(({ roles }) => roles === null || hasRole(roles, person))
}

/** Guards name roles only, so held permissions cannot open a screen by a name they share. */
const hasRole = (roles: readonly string[], { admin, roles: held }: RoleHolder): boolean =>
  holds({ role: roles }, { admin, roles: held, permissions: [] })
