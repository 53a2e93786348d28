import { usePerson } from '../session/use-person.ts'
import { Shell } from './shell.tsx'
import { Views } from './views.tsx'

/** The shell for people; gate pages without a session stand alone. */
export function MaybeShell() {
  const person = usePerson()
  if (person) return <Shell person={person} />
  return (
    <main id="main" tabIndex={-1} className="grid h-full place-items-center overflow-y-auto p-4">
      <Views />
    </main>
  )
}
