import { lazy, Suspense } from 'react'
import { loadPart } from './errors/load-part.ts'
import { usePerson } from './session/use-person.ts'

const PublishingHost = lazy(() =>
  loadPart(() => import('../features/publishing/publishing-host.tsx')),
)

/**
 * Work that is not tied to a screen lives here, outside the router's outlet: it keeps running
 * while the person looks at other screens and ends with the session.
 *
 * @source ux: job rules 1 and 2
 */
export function PersistentHost() {
  const person = usePerson()
  if (!person) return null
  return (
    <Suspense fallback={null}>
      <PublishingHost />
    </Suspense>
  )
}
