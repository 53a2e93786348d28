import type { AclSession } from '../session.ts'

/**
 * Rows that a person works on:
 * - `all-teams`: every row of every team
 * - `team`: every row of the own team
 * - `own`: of the own team what is theirs or assigned to them, and what `rowReach` adds
 */
export type RowScope = 'all-teams' | 'team' | 'own'

/**
 * The widest scope that the flag or one of the roles gives.
 *
 * @source domain: tenancy and roles
 */
export function rowScope(session: AclSession): RowScope {
  const has = (role: string) => session.roles.includes(role)
  if (session.admin || has('site_admin')) return 'all-teams'
  return has('admin') || has('manager') ? 'team' : 'own'
}
