import { usePerson } from '../session/use-person.ts'
import { GuestFrame } from './guest-frame.tsx'
import { Shell } from './shell.tsx'
import { Views } from './views.tsx'

/** The shell for people; gate pages without a session stand alone. */
export function MaybeShell() {
  const person = usePerson()
  if (person) return <Shell />
  return (
    <GuestFrame>
      <Views />
    </GuestFrame>
  )
}
