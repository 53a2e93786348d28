import type { ScreenTable } from '@omc/core'

/** Menu entries highlighted for an address. */
export type ActiveEntry = {
  readonly path: string
  /** Groups that are open around it, the outermost first. */
  readonly groups: readonly string[]
}

/**
 * The entry that is lit: the one the screen names, else its own.
 *
 * @source console spec §2: an active-menu setting highlights a parent entry
 */
export function activeEntry(table: ScreenTable, address: string): ActiveEntry {
  const screen = table.match(address)
  const lit = table.find(screen.activeMenu ?? screen.path) ?? screen
  const groups = table.chainOf(lit).slice(0, -1)
  return { path: lit.path, groups: groups.map(({ path }) => path) }
}
