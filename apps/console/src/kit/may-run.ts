import { can, isPermission } from '@omc/acl'
import { allOperations, type OperationId } from '@omc/sdk'
import type { Person } from '../kernel/session/person.ts'

/** Whether a person may run an operation, by its declared permission. */
export function mayRun(person: Person | null, operation: OperationId): boolean {
  const permission = allOperations().get(operation)?.permission ?? null
  if (person === null || permission === null || !isPermission(permission)) return false
  return can(person, permission)
}
