import { type AclSession, matchRoute, type RouteRule, visibleRoutes } from '@omc/acl'

export type MenuLink = { readonly path: string; readonly rule: RouteRule }
export type MenuGroup = {
  readonly path: string
  readonly rule: RouteRule
  /** Its screens stand in the menu by themselves. */
  readonly isFlat: boolean
  readonly links: readonly MenuLink[]
}

/** The menu of a person: screens that exist and that they may open, in menu order. */
export function menuOf(person: AclSession, built: ReadonlySet<string>): readonly MenuGroup[] {
  const visible = visibleRoutes(person)
  return visible
    .filter((rule) => rule.group === true)
    .map((rule) => ({
      path: rule.path,
      rule,
      isFlat: rule.levelHidden,
      links: visible
        .filter(({ group, path }) => group === rule.path && built.has(path))
        .map((child) => ({ path: child.path, rule: child })),
    }))
    .filter(({ links }) => links.length > 0)
}

/** The menu entry that is lit for an address. */
export function activeEntry(pathname: string): string {
  const rule = matchRoute(pathname)
  return rule.activeMenu ?? rule.path
}
