import { passesGuards, type Screen, type ScreenTable } from '@omc/core'
import { GUARD_SETTINGS, type GuardSettings } from './guard-settings.ts'
import type { Viewer } from './viewer.ts'

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
