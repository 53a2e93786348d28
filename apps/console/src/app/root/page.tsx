import { Outlet } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { isEntryPath } from '../../kernel/router/entry-paths.ts'
import { useRouter } from '../../kernel/router/use-router.ts'
import { usePersonLater } from '../../kernel/services/use-person-later.ts'
import { PageBoundary } from '../failures/page-boundary.tsx'
import { GuestOrShell } from '../layout/guest-or-shell.tsx'
import { Splash } from '../layout/splash.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

/**
 * The pages of the sign-in by themselves, everything else in the shell, which is drawn as soon as
 * the person is known: the screen in it waits for the guard.
 */
export function Page() {
  const { location, isReady } = useSnapshot(useRouter().state)
  const { pathname } = location
  const isEntry = isEntryPath(pathname)
  const person = usePersonLater()
  useHeadingFocus(pathname, isReady)
  if (!isReady && (isEntry || !person)) return <Splash />
  return <PageBoundary resetKey={location}>{isEntry ? <Outlet /> : <GuestOrShell />}</PageBoundary>
}
