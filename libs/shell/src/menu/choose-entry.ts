import { isExternal, pathOf } from '@omc/core'
import type { MenuGroup, MenuLink } from './menu-entry.ts'

/** Result of a click on the menu. */
export type MenuChoice =
  | { readonly tag: 'new-window'; readonly href: string }
  /** The page gives way to one outside. */
  | { readonly tag: 'leave'; readonly href: string }
  | { readonly tag: 'go'; readonly path: string }
  | { readonly tag: 'reload' }
  /** Shows what is below, and stays where it is. */
  | { readonly tag: 'show-group'; readonly path: string }

/**
 * What choosing an entry does. The entry of the screen that is open reloads it; one that is only
 * lit for another screen leads to its own.
 *
 * @param address  what is open now
 * @source         console spec §2, sidebar menu: target _blank, external paths, the current route
 */
export function chooseEntry(
  { path, target }: Pick<MenuLink, 'path' | 'target'>,
  address: string,
): MenuChoice {
  const isOutside = isExternal(path)
  if (target === '_blank') return { tag: 'new-window', href: isOutside ? path : `#${path}` }
  if (isOutside) return { tag: 'leave', href: path }
  return path === pathOf(address) ? { tag: 'reload' } : { tag: 'go', path }
}

/** The open-first-menu setting. @source console spec §2, comprehensive layout: it is true */
export const OPEN_FIRST_MENU = true

/**
 * What choosing a top tab of the comprehensive layout does: it goes where the group leads, or only
 * shows the group's menu when open-first-menu is off.
 *
 * @source console spec §2, comprehensive layout
 */
export function chooseTopTab(
  entry: MenuGroup | MenuLink,
  address: string,
  openFirstMenu: boolean = OPEN_FIRST_MENU,
): MenuChoice {
  if (entry.kind === 'link') return chooseEntry(entry, address)
  if (!openFirstMenu) return { tag: 'show-group', path: entry.path }
  return chooseEntry({ path: entry.redirect, target: null }, address)
}
