import { useRouteError } from 'react-router-dom'
import { ScreenFailure } from '../errors/screen-failure.tsx'
import { useRouter } from '../router/use-router.ts'
import { useStorePart } from '../state/use-store.ts'

/** In place of a screen that the guard or its script did not let come. */
export function ViewFailure() {
  const router = useRouter()
  const isRetrying = useStorePart(router, ({ isMoving }) => isMoving)
  return (
    <ScreenFailure
      error={useRouteError()}
      isRetrying={isRetrying}
      onRetry={() => void router.revalidate()}
    />
  )
}
