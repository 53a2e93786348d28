import { lazy, Suspense } from 'react'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { usePerson } from '../../kernel/services/use-person.ts'
import { Shell } from './shell.tsx'
import { Splash } from './splash.tsx'
import { Views } from './views.tsx'

// Lazy: few people come here without a session.
const GuestFrame = lazy(async () => {
  const part = await loadPart(() => import('./guest-frame.tsx'))
  return { default: part.GuestFrame }
})

/** Shell for signed-in people; guests get the gate pages without it. */
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
