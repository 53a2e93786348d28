import { LOGIN_PATH } from '@omc/core/shell'
import type { ReactNode } from 'react'
import { LoginRoute } from '../../features/auth/login-route.tsx'
import { PageBoundary } from '../errors/page-boundary.tsx'
import { RouteFailure } from '../errors/route-failure.tsx'
import { MaybeShell } from '../layout/maybe-shell.tsx'
import { screenOf } from '../router/screen-parts.tsx'
import { useRouter } from '../router/use-router.ts'
import { usePersonLater } from '../session/use-person-later.ts'
import { useStore } from '../state/use-store.ts'
import { Splash } from './splash.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

/** Pages for those who are about to sign in; they stand by themselves. */
const ENTRY_PATHS: readonly string[] = [LOGIN_PATH, '/register', '/callback']

/**
 * The pages of the sign-in by themselves, everything else in the shell, which is drawn as soon as
 * the person is known: the screen in it waits for the guard.
 */
export function Page() {
  const { location, failure, isReady } = useStore(useRouter())
  const { pathname } = location
  const isEntry = ENTRY_PATHS.includes(pathname)
  const person = usePersonLater()
  useHeadingFocus(pathname, isReady)
  if (!isReady && (isEntry || !person)) return <Splash />
  if (isEntry && failure) return <RouteFailure error={failure.error} />
  return <PageBoundary resetKey={location}>{isEntry ? entry() : <MaybeShell />}</PageBoundary>

  function entry(): ReactNode {
    return pathname === LOGIN_PATH ? <LoginRoute /> : screenOf(pathname)
  }
}
