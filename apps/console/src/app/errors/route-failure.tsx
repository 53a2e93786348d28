import { useRouter } from '../router/use-router.ts'
import { useStorePart } from '../state/use-store.ts'
import { isUnreachable, ScreenFailure } from './screen-failure.tsx'

/** In place of the whole page, when not even the shell can be shown. */
export function RouteFailure({ error }: { readonly error: unknown }) {
  const router = useRouter()
  const isRetrying = useStorePart(router, ({ isMoving }) => isMoving)
  return (
    <main id="main" tabIndex={-1} className="grid h-full place-items-center bg-app p-4">
      <ScreenFailure
        error={error}
        isRetrying={isRetrying}
        onRetry={() => {
          if (isUnreachable(error)) void router.revalidate()
          else location.reload()
        }}
      />
    </main>
  )
}
