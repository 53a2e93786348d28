import type { AclSession, RoleName } from '@omc/acl'

/** Ranks of leading roles; the server enforces the same order. */
const RANKS: Readonly<Partial<Record<string, number>>> = { manager: 1, admin: 2, site_admin: 3 }
const FULL_ACCESS = 4

const rankOf = (person: AclSession): number =>
  person.admin ? FULL_ACCESS : Math.max(0, ...person.roles.map((role) => RANKS[role] ?? 0))

/** People may not assign a role above their own. @source domain: tenancy and roles */
export const maySetRole = (me: AclSession | null, role: RoleName): boolean =>
  me !== null && (RANKS[role] ?? 0) <= rankOf(me)

/** People may not edit a person of higher rank. */
export const mayEdit = (me: AclSession | null, roles: readonly string[]): boolean =>
  me !== null && rankOf({ admin: false, roles }) <= rankOf(me)
