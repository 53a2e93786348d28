import type { Frame } from '@omc/shell'
import { classNames, preloadParts, SkipLink } from '@omc/ui'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { withTexts } from '../../kernel/i18n/i18n.ts'
import { panelTexts } from '../../kernel/i18n/later-parts.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { useAppearance, useFrame } from '../../kernel/services/use-appearance.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { FoldToggle } from './fold-toggle.tsx'
import { Header } from './header.tsx'
import { loadRareForms } from './menu/lazy-forms.ts'
import { MobileNav } from './mobile-nav.tsx'
import { OfflineStrip } from './offline-strip.tsx'
import { Sidebar } from './sidebar.tsx'
import { TabsBar } from './tabs/tabs-bar.tsx'
import { Views } from './views.tsx'

/**
 * The six layouts; `frameOf` gives the position of each part. They are one grid whose parts move:
 * the main area stays the same element, so a screen keeps its input.
 *
 * @source console spec §2, layout shells; ux: shell
 */
export function Shell() {
  const { t } = useTranslation()
  const { turn } = useServices()
  const frame = useFrame()
  const { device, isDrawerOpen } = useAppearance()
  const place = useRef<HTMLDivElement>(null)
  useOwnScroll(place)
  useEffect(() => void turn().then(loadParts), [turn])
  const isFull = frame.header === 'full'
  return (
    <div
      ref={place}
      data-layout={frame.layout}
      data-scroll={frame.isHeaderFixed ? 'view' : 'page'}
      className={classNames(
        'relative grid h-full grid-cols-[auto_minmax(0,1fr)]',
        // Clipped: hidden texts deep in a screen must not make the page itself scroll.
        frame.isHeaderFixed
          ? 'grid-rows-[auto_auto_minmax(0,1fr)] overflow-clip'
          : 'grid-rows-[auto_auto_1fr] overflow-y-auto',
      )}
    >
      <SkipLink targetId="main">{t('nav.skip')}</SkipLink>
      <Header
        frame={frame}
        className={classNames(
          'z-(--layer-drawer) row-start-1',
          isFull ? 'col-span-full' : 'col-start-2',
        )}
      />
      {device === 'mobile' ? (
        <MobileNav />
      ) : (
        <Sidebar
          frame={frame}
          className={classNames(
            'col-start-1 row-end-[-1]',
            isFull ? 'row-start-2' : 'row-start-1',
            frame.isHeaderFixed ? '' : 'sticky top-0 h-dvh self-start',
          )}
        />
      )}
      <TabsRow frame={frame} />
      <Main frame={frame} />
      {isDrawerOpen ? (
        <Suspense fallback={null}>
          <ThemeDrawer />
        </Suspense>
      ) : null}
    </div>
  )
}

function TabsRow({ frame }: { readonly frame: Frame }) {
  if (!frame.hasTabs && frame.foldToggle !== 'tabs') return null
  return (
    <div className="col-start-2 row-start-2 flex min-w-0 items-stretch bg-surface">
      {frame.foldToggle === 'tabs' ? (
        <div className="flex shrink-0 items-center border-b border-line ps-2">
          <FoldToggle />
        </div>
      ) : null}
      {frame.hasTabs ? (
        <div className="min-w-0 flex-1">
          <TabsBar />
        </div>
      ) : (
        <div className="h-10 flex-1 border-b border-line" />
      )}
    </div>
  )
}

function Main({ frame }: { readonly frame: Frame }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classNames(
        'relative isolate col-start-2 row-start-3 flex min-h-0 min-w-0 flex-col',
        frame.isHeaderFixed ? 'overflow-hidden' : '',
      )}
    >
      <OfflineStrip />
      {frame.breadcrumb === 'main' ? (
        <div className="w-full shrink-0 px-4 pt-3">
          <Breadcrumb />
        </div>
      ) : null}
      <div className="relative min-h-0 flex-1">
        <Views />
      </div>
    </main>
  )
}

const ThemeDrawer = lazy(() =>
  loadPart(() => withTexts(panelTexts, () => import('../../features/theme/theme-drawer.tsx'))),
)

/** If the header scrolls too, new screens start at the top and known ones where they were. */
function useOwnScroll(place: { readonly current: HTMLElement | null }): void {
  const { pathname } = useLocation()
  const tops = useRef(new Map<string, number>())
  useEffect(() => {
    const { current: scroller } = place
    if (!scroller) return undefined
    // Skip the first screen, which is at its top already: scrollTo would force a layout.
    if (tops.current.size > 0) scroller.scrollTo(0, tops.current.get(pathname) ?? 0)
    else tops.current.set(pathname, 0)
    // Recorded while scrolling: on leave the next screen already determines the position.
    const note = () => void tops.current.set(pathname, scroller.scrollTop)
    scroller.addEventListener('scroll', note, { passive: true })
    return () => scroller.removeEventListener('scroll', note)
  }, [place, pathname])
}

/** Preloads parts, so menus and dialogs open at once and offline. */
function loadParts(): void {
  Promise.all([preloadParts(), loadRareForms()]).catch(() => {
    // Each part is loaded again when it is shown and reports its failure then.
  })
}
