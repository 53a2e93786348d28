import { Outlet } from 'react-router-dom'
import { PageBoundary } from '../errors/page-boundary.tsx'
import { MaybeShell } from '../layout/maybe-shell.tsx'
import { isEntryPath } from '../router/entry-paths.ts'
import { useRouter } from '../router/use-router.ts'
import { usePersonLater } from '../session/use-person-later.ts'
import { useStore } from '../state/use-store.ts'
import { Splash } from './splash.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

/**
 * The pages of the sign-in by themselves, everything else in the shell, which is drawn as soon as
 * the person is known: the screen in it waits for the guard.
 */
export function Page() {
  const { location, isReady } = useStore(useRouter())
  const { pathname } = location
  const isEntry = isEntryPath(pathname)
  const person = usePersonLater()
  useHeadingFocus(pathname, isReady)
  if (!isReady && (isEntry || !person)) return <Splash />
  return <PageBoundary resetKey={location}>{isEntry ? <Outlet /> : <MaybeShell />}</PageBoundary>
}
