import { can, type Permission } from '@omc/acl'
import { useSnapshot } from 'valtio'
import type { Person } from '../session/person.ts'
import { useServices } from './services-context.ts'

/** Signed-in person; null on public pages. */
export function usePerson(): Person | null {
  return useSnapshot(useServices().session.state).person
}

/** Whether the person has this permission; false while nobody is signed in. */
export function useCan(permission: Permission): boolean {
  const person = usePerson()
  return person !== null && can(person, permission)
}
