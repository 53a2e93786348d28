import { useEffect, useState } from 'react'
import type { Person } from '../session/person.ts'
import { usePerson } from './use-person.ts'

/**
 * The person, but one task after they became known: what the guard asks the server for then is on
 * its way before a large part of the page is drawn, and the answers come meanwhile.
 */
export function usePersonLater(): Person | null {
  const person = usePerson()
  const [later, setLater] = useState<Person | null>(null)
  useEffect(() => {
    const timer = setTimeout(setLater, 0, person)
    return () => clearTimeout(timer)
  }, [person])
  return person === null ? null : later
}
