import { can, isPermission, type AclSession } from '@omc/acl'
import { allOperations, type OperationId } from '@omc/sdk'

/** Whether a person may run an operation, by its declared permission. */
export function mayRun(person: AclSession | null, operation: OperationId): boolean {
  const permission = allOperations().get(operation)?.permission ?? null
  if (person === null || permission === null || !isPermission(permission)) return false
  return can(person, permission)
}
