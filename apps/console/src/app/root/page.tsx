import { useLayoutEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { noteDrawn } from '../../kernel/page/first-drawn.ts'
import { isEntryPath } from '../../kernel/router/entry-paths.ts'
import { useRouter } from '../../kernel/router/use-router.ts'
import { usePersonLater } from '../../kernel/services/use-person-later.ts'
import { PageBoundary } from '../failures/page-boundary.tsx'
import { GuestOrShell } from '../layout/guest-or-shell.tsx'
import { Splash } from '../layout/splash.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'

/**
 * Sign-in pages without a frame, all others in the shell, which renders as soon as the person is
 * known; the screen in it waits for the guard.
 */
export function Page() {
  const { location, isReady } = useSnapshot(useRouter().state)
  const { pathname } = location
  const isEntry = isEntryPath(pathname)
  const person = usePersonLater()
  useHeadingFocus(pathname, isReady)
  useLayoutEffect(() => {
    if (isReady) noteDrawn()
  }, [isReady])
  if (!isReady && (isEntry || !person)) return <Splash />
  return <PageBoundary resetKey={location}>{isEntry ? <Outlet /> : <GuestOrShell />}</PageBoundary>
}
