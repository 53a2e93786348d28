import { lazy, Suspense } from 'react'
import { loadPart } from '../errors/load-part.ts'
import { Splash } from '../root/splash.tsx'
import { usePerson } from '../session/use-person.ts'
import { Shell } from './shell.tsx'
import { Views } from './views.tsx'

// Few come here without a session; everybody else need not load it.
const GuestFrame = lazy(async () => {
  const part = await loadPart(() => import('./guest-frame.tsx'))
  return { default: part.GuestFrame }
})

/** The shell for people; gate pages without a session stand alone. */
export function MaybeShell() {
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
