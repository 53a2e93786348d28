import { useEffect, useState } from 'react'
import type { Person } from '../session/person.ts'
import { usePerson } from './use-person.ts'

/**
 * The person, one task after they become known: the guard's requests are sent before the large
 * render starts, so they run in parallel with it.
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
