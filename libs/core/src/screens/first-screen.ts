import type { ScreenTable } from './screen-table.ts'
import { isExternal, type Screen } from './screen.ts'

/**
 * Where a group's own address leads: its redirect if that is open, else its first visible child,
 * or where that one leads.
 *
 * @param isOpen  belongs to the viewer's list and exists
 * @returns       null when the group has no such child
 * @source        console spec §2: a group's default redirect is its first visible child
 */
export function firstScreen(
  table: ScreenTable,
  group: Screen,
  isOpen: (screen: Screen) => boolean,
): string | null {
  if (!isOpen(group)) return null
  if (group.redirect !== undefined && isOpen(table.match(group.redirect))) return group.redirect
  for (const child of table.childrenOf(group)) {
    if (child.hidden || isExternal(child.path) || !isOpen(child)) continue
    const path = isBranch(table, child) ? firstScreen(table, child, isOpen) : child.path
    if (path !== null) return path
  }
  return null
}

/** A row without a page, which redirects to another. */
export const isBranch = (table: ScreenTable, screen: Screen): boolean =>
  screen.group === true || screen.redirect !== undefined || table.childrenOf(screen).length > 0
