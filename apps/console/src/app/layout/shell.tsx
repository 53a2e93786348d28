import { SkipLink, preloadParts } from '@omc/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from '../router/use-router.ts'
import { useServices } from '../services-context.ts'
import type { Person } from '../session/person.ts'
import { Header } from './header.tsx'
import { MobileNav } from './mobile-nav.tsx'
import { Sidebar } from './sidebar.tsx'
import { DiscardDialog } from './tabs/discard-dialog.tsx'
import { TabsBar } from './tabs/tabs-bar.tsx'
import { Views } from './views.tsx'

/** Vertical layout: menu left, header and tabs on top, the screen below. @source ux: shell */
export function Shell({ person }: { readonly person: Person }) {
  const { t } = useTranslation()
  const { firstScreen } = useServices()
  useHeadingFocus()
  useEffect(() => void firstScreen.then(loadParts), [firstScreen])
  // Positioned and clipped: hidden texts deep in a screen must not make the page itself scroll.
  return (
    <div className="relative flex h-full min-h-0 overflow-clip">
      <SkipLink targetId="main">{t('nav.skip')}</SkipLink>
      <Sidebar person={person} />
      <MobileNav person={person} />
      <div className="flex min-w-0 flex-1 flex-col">
        <Header person={person} />
        <TabsBar />
        <main id="main" tabIndex={-1} className="relative min-h-0 flex-1 overflow-hidden">
          <Views />
        </main>
        <DiscardDialog />
      </div>
    </div>
  )
}

/** A new screen is read from its heading; the first one of the page is not. */
function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const headings = document.querySelectorAll<HTMLElement>('main h1')
    const shown = [...headings].find((heading) => heading.checkVisibility())
    ;(shown ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }, [pathname])
}

/** Menus and dialogs then open at once and without a network. */
function loadParts(): void {
  preloadParts().catch(() => {
    // Each part is asked for again when it is shown, and says then what went wrong.
  })
}
