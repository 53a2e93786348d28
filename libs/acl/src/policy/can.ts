import { holds } from '@omc/core'
import { isRole } from '../roles.ts'
import type { AclSession } from '../session.ts'
import { isPermission, PERMISSIONS } from './permissions.ts'
import type { Permission } from './permissions.ts'
import { EVERYONE, ROLE_PERMISSIONS } from './role-permissions.ts'

/**
 * The permissions that follow from roles, in catalogue order; every signed-in person has a few.
 *
 * @param roles  names outside the catalogue grant nothing
 * @param admin  the full-access flag: everything
 * @source       domain: tenancy and roles
 */
export function permissionsOf(roles: readonly string[], admin: boolean): readonly Permission[] {
  if (admin) return PERMISSIONS
  const granted = new Set<Permission>(EVERYONE)
  for (const role of roles.filter(isRole))
    for (const permission of ROLE_PERMISSIONS[role]) granted.add(permission)
  return PERMISSIONS.filter((permission) => granted.has(permission))
}

/**
 * Tells whether the person has the permission, within the rows of `rowScope`. The default is no:
 * without a session, and for a name outside the catalogue even with full access.
 *
 * @source domain: tenancy and roles; default deny
 */
export function can(session: AclSession | undefined, permission: Permission): boolean {
  if (!session || !isPermission(permission)) return false
  const permissions = session.permissions ?? permissionsOf(session.roles, session.admin)
  return holds({ permission: [permission] }, { ...session, permissions })
}
