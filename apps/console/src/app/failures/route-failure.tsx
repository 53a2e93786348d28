import { useSnapshot } from 'valtio'
import { useRouter } from '../../kernel/router/use-router.ts'
import { isUnreachable, ScreenFailure } from './screen-failure.tsx'

/** Replaces the whole page if even the shell cannot be shown. */
export function RouteFailure({ error }: { readonly error: unknown }) {
  const router = useRouter()
  const { isMoving } = useSnapshot(router.state)
  return (
    <main id="main" tabIndex={-1} className="grid h-full place-items-center bg-app p-4">
      <ScreenFailure
        error={error}
        isRetrying={isMoving}
        onRetry={() => {
          if (isUnreachable(error)) void router.revalidate()
          else location.reload()
        }}
      />
    </main>
  )
}
