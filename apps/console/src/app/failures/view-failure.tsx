import { useRouteError } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { useRouter } from '../../kernel/router/use-router.ts'
import { ScreenFailure } from './screen-failure.tsx'

/** In place of a screen that the guard or its script did not let come. */
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
