import type { RouteRule } from './route-rule.ts'
import { ROUTE_RULES } from './route-rules.ts'

/**
 * The row that answers a path. A static path wins over one with `{name}`; a query, a hash sign in
 * front and a slash at the end do not count.
 *
 * @returns the catch-all row for a path that no screen answers
 * @source  console spec §2; static paths win
 */
export function matchRoute(path: string): RouteRule {
  const asked = plainPath(path)
  return BY_PATH.get(asked) ?? PATTERNS.find((rule) => fits(rule.path, asked)) ?? CATCH_ALL
}

const BY_PATH = new Map(
  ROUTE_RULES.filter(({ path }) => path.startsWith('/') && !path.includes('{')).map((rule) => [
    rule.path,
    rule,
  ]),
)
const PATTERNS = ROUTE_RULES.filter(({ path }) => path.includes('{'))
const CATCH_ALL = findCatchAll()

function findCatchAll(): RouteRule {
  const rule = ROUTE_RULES.find(({ path }) => path === '*')
  if (!rule) throw new Error('the route table has no catch-all')
  return rule
}

function plainPath(path: string): string {
  const bare = path.replace(/^#/, '').split(/[?#]/, 1)[0] ?? ''
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare
}

function fits(pattern: string, path: string): boolean {
  const asked = path.split('/')
  const parts = pattern.split('/')
  if (asked.length !== parts.length) return false
  return parts.every((part, at) => (part.startsWith('{') ? asked[at] !== '' : part === asked[at]))
}
