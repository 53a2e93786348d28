import { Suspense } from 'react'
import { lazyExtra } from '../../kernel/errors/lazy-extra.ts'
import { useTurn } from '../../kernel/services/use-turn.ts'

const UpdateBar = lazyExtra(() => import('../../features/updates/update-bar.tsx'))

/** Starts the update checks after the first screen. @source console spec §9 */
export function UpdateHost() {
  if (!useTurn()) return null
  return (
    <Suspense fallback={null}>
      <UpdateBar />
    </Suspense>
  )
}
