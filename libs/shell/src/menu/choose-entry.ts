import { isExternal, pathOf } from '@omc/core'
import type { MenuGroup, MenuLink } from './menu-entry.ts'

/** Result of a click on the menu. */
export type MenuChoice =
  | { readonly tag: 'new-window'; readonly href: string }
  /** The page gives way to one outside. */
  | { readonly tag: 'leave'; readonly href: string }
  | { readonly tag: 'go'; readonly path: string }
  | { readonly tag: 'reload' }
  /** Expands the group and stays on the screen. */
  | { readonly tag: 'show-group'; readonly path: string }

/**
 * Effect of choosing an entry. The entry of the open screen reloads it; one that is only
 * lit for another screen leads to its own.
 *
 * @param address  address of the open screen
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
 * Effect of choosing a top tab of the comprehensive layout: go to the group's target, or only
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
