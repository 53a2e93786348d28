import type { RouteRule } from './route-rule.ts'
import { SCREENS } from './screens.ts'

/**
 * The row that answers a path. A static path wins over one with `{name}`; a query, a hash sign in
 * front and a slash at the end do not count.
 *
 * @returns the catch-all row for a path that no screen answers
 * @source  console spec §2; static paths win
 */
export const matchRoute = (path: string): RouteRule => SCREENS.match(path)
