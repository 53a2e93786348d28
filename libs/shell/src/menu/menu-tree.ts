import { firstScreen, isExternal, type Screen, type ScreenTable } from '@omc/core'
import { badgeText, type MenuEntry, type MenuMarks } from './menu-entry.ts'

export type MenuOptions = {
  /** Is the screen on the viewer's list? Groups are asked for as well. */
  readonly isListed: (screen: Screen) => boolean
  /** Has the product this screen? Groups and pages outside are not asked for. */
  readonly exists?: (screen: Screen) => boolean
  readonly marks?: MenuMarks
}

/**
 * The menu of a viewer, in the order of the declaration. Hidden rows are left out with all below
 * them, rows flagged level-hidden give their place to their children, and a group without any
 * visible child is not there.
 *
 * @source console spec §2, sidebar menu
 */
export function menuTree(table: ScreenTable, options: MenuOptions): readonly MenuEntry[] {
  const tops = table.rows.filter(({ group }) => group === true)
  return entriesOf(table, tops, { exists: () => true, marks: new Map(), ...options })
}

function entriesOf(
  table: ScreenTable,
  rows: readonly Screen[],
  options: Required<MenuOptions>,
): readonly MenuEntry[] {
  return rows
    .filter((row) => !row.hidden && !row.public && options.isListed(row))
    .flatMap((row) => entryOf(table, row, options))
}

function entryOf(
  table: ScreenTable,
  row: Screen,
  options: Required<MenuOptions>,
): readonly MenuEntry[] {
  const below = table.childrenOf(row)
  const isGroup = row.group === true || below.length > 0
  const children = entriesOf(table, below, options)
  if (row.levelHidden && isGroup) return children
  if (!row.title) return []
  const base = { path: row.path, title: row.title, ...looksOf(table, row, options.marks) }
  if (!isGroup) {
    const isThere = isExternal(row.path) || options.exists(row)
    return isThere ? [{ kind: 'link', ...base, target: row.target ?? null }] : []
  }
  if (children.length === 0) return []
  const redirect = firstScreen(table, row, (one) => isOpen(table, one, options)) ?? row.path
  return [{ kind: 'group', ...base, redirect, children }]
}

const isOpen = (table: ScreenTable, row: Screen, options: Required<MenuOptions>): boolean =>
  options.isListed(row) &&
  (row.group === true || table.childrenOf(row).length > 0 || options.exists(row))

function looksOf(table: ScreenTable, row: Screen, marks: MenuMarks) {
  const told = marks.get(row.path)
  return {
    icon: table.chainOf(row).findLast(({ icon }) => icon)?.icon ?? null,
    badge: badgeText(told?.badge ?? row.badge),
    ...(told?.isCalm && { isCalm: told.isCalm }),
    hasDot: told?.dot ?? row.dot ?? false,
  }
}
