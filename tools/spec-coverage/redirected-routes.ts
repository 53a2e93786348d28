import { ROUTE_RULES, SCREENS } from '../../libs/acl/src/index.ts'
import { decideNavigation } from '../../libs/shell/src/index.ts'

const NOT_FOUND = '/404'
const FULL_ACCESS = { tag: 'person', person: { admin: true, roles: [] } } as const

/**
 * Rows without a screen of their own whose address leads to a built one, as the guard decides for a
 * person with full access. A group with visible screens must lead to one of them; a group without,
 * and an unknown address, lead to /404.
 */
export function redirectedRoutes(built: ReadonlySet<string>): string[] {
  return ROUTE_RULES.filter((rule) => {
    if (rule.path !== '*' && rule.group !== true) return false
    const decision = decideNavigation({
      address: rule.path === '*' ? '/no-such-screen' : rule.path,
      viewer: FULL_ACCESS,
      table: SCREENS,
      exists: ({ path }) => built.has(path),
    })
    if (decision.tag !== 'redirect' || !built.has(decision.to)) return false
    return hasVisibleScreens(rule.path) ? decision.to !== NOT_FOUND : decision.to === NOT_FOUND
  }).map(({ path }) => path)
}

const hasVisibleScreens = (group: string): boolean =>
  ROUTE_RULES.some((rule) => rule.group === group && !rule.hidden)
