import { holds } from '../../acl-modes/holds.ts'
import type { ScreenTable } from '../screens/screen-table.ts'
import type { Screen } from '../screens/screen.ts'
import { GUARD_SETTINGS, type GuardSettings } from './guard-settings.ts'
import type { RoleHolder, Viewer } from './viewer.ts'

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

/**
 * Tells whether a screen belongs to the viewer's list of screens, which the menu is made of and
 * addresses are held against.
 *
 * @source console spec §2, navigation guard 6 and 7: filtered by roles, except in visit mode
 */
export function isInList(
  table: ScreenTable,
  screen: Screen,
  viewer: Viewer,
  settings: GuardSettings = GUARD_SETTINGS,
): boolean {
  if (screen.public) return true
  switch (viewer.tag) {
    case 'nobody':
    case 'unknown':
      return false
    case 'visitor':
      return settings.visitMode
    case 'person':
      return !settings.roleControl || passesGuards(table, screen, viewer.person)
    default:
      return viewer satisfies never
  }
}

/** Guards name roles only, so held permissions cannot open a screen by a name they share. */
const hasRole = (roles: readonly string[], { admin, roles: held }: RoleHolder): boolean =>
  holds({ role: roles }, { admin, roles: held, permissions: [] })
