import { LOGIN_PATH } from '@omc/core/shell'
import { LoginRoute } from '../../features/auth/login-route.tsx'
import { PageBoundary } from '../errors/page-boundary.tsx'
import { RouteFailure } from '../errors/route-failure.tsx'
import { MaybeShell } from '../layout/maybe-shell.tsx'
import { useRouter } from '../router/use-router.ts'
import { useStore } from '../state/use-store.ts'
import { Splash } from './splash.tsx'

/** The sign-in page by itself, everything else in the shell. */
export function Page() {
  const { location, failure, isReady } = useStore(useRouter())
  if (!isReady) return <Splash />
  const isLogin = location.pathname === LOGIN_PATH
  if (isLogin && failure) return <RouteFailure error={failure.error} />
  return (
    <PageBoundary resetKey={location}>{isLogin ? <LoginRoute /> : <MaybeShell />}</PageBoundary>
  )
}
