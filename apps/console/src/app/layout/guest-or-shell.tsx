import { lazy, Suspense } from 'react'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Shell } from './shell.tsx'
import { Splash } from './splash.tsx'
import { Views } from './views.tsx'

// Few come here without a session; everybody else need not load it.
const GuestFrame = lazy(async () => {
  const part = await loadPart(() => import('./guest-frame.tsx'))
  return { default: part.GuestFrame }
})

/** The shell for people; gate pages without a session stand alone. */
export function GuestOrShell() {
  const person = usePerson()
  if (person) return <Shell />
  return (
    <Suspense fallback={<Splash />}>
      <GuestFrame>
        <Views />
      </GuestFrame>
    </Suspense>
  )
}
