import { useRevalidator, useRouteError } from 'react-router-dom'
import { isUnreachable, ScreenFailure } from './screen-failure.tsx'

/** In place of a part of the page that the router could not show. */
export function RouteFailure({ isWholePage = false }: { readonly isWholePage?: boolean }) {
  const error = useRouteError()
  const revalidator = useRevalidator()
  return (
    <main
      id="main"
      tabIndex={-1}
      className={isWholePage ? 'grid h-full place-items-center bg-app p-4' : 'p-4'}
    >
      <ScreenFailure
        error={error}
        isRetrying={revalidator.state !== 'idle'}
        onRetry={() => {
          if (isUnreachable(error)) void revalidator.revalidate()
          else location.reload()
        }}
      />
    </main>
  )
}
