import { Suspense } from 'react'
import { lazyExtra } from '../../kernel/errors/lazy-extra.ts'
import { useTurn } from '../../kernel/services/use-turn.ts'

const UpdateBar = lazyExtra(() => import('../../features/updates/update-bar.tsx'))

/** The service worker and its news, once the first screen is there. @source console spec §9 */
export function UpdateHost() {
  if (!useTurn()) return null
  return (
    <Suspense fallback={null}>
      <UpdateBar />
    </Suspense>
  )
}
