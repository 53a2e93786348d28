import { can, isPermission, type AclSession } from '@omc/acl'
import { allOperations, type OperationId } from '@omc/sdk'

/** Permission of operations that everybody may run on what is their own. */
const EVERYBODY = 'signed-in'

/** Whether a person may run an operation, by its declared permission. */
export function mayRun(person: AclSession | null, operation: OperationId): boolean {
  const permission = allOperations().get(operation)?.permission ?? null
  if (person === null || permission === null) return false
  return permission === EVERYBODY || (isPermission(permission) && can(person, permission))
}
