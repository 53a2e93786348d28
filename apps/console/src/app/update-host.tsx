import { Suspense, useEffect, useState } from 'react'
import { lazyExtra } from './errors/lazy-extra.ts'
import { useServices } from './services-context.ts'

const UpdateBar = lazyExtra(() => import('../features/updates/update-bar.tsx'))

/** The service worker and its news, once the first screen is there. @source console spec §9 */
export function UpdateHost() {
  const { firstScreen } = useServices()
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    void firstScreen.then(() => setStarted(true))
  }, [firstScreen])
  if (!isStarted) return null
  return (
    <Suspense fallback={null}>
      <UpdateBar />
    </Suspense>
  )
}
