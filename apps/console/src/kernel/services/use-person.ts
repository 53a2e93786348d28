import { can, type Permission } from '@omc/acl'
import { useSnapshot } from 'valtio'
import type { Person } from '../session/person.ts'
import { useServices } from './services-context.ts'

/** Who is signed in; null on public pages. */
export function usePerson(): Person | null {
  return useSnapshot(useServices().session.state).person
}

/** May the person do this? No while nobody is signed in. */
export function useCan(permission: Permission): boolean {
  const person = usePerson()
  return person !== null && can(person, permission)
}
