import { useRouteError } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useRouter } from '../../kernel/router/use-router.ts'
import { ScreenFailure } from './screen-failure.tsx'

/** Replaces a screen that failed in the guard or while its script loaded. */
export function ViewFailure() {
  const router = useRouter()
  const { isMoving } = useSnapshot(router.state)
  return (
    <ScreenFailure
      error={useRouteError()}
      isRetrying={isMoving}
      onRetry={() => void router.revalidate()}
    />
  )
}
