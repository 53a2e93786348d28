import { SCREENS } from '@omc/acl'
import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { ViewLocation } from '../../kernel/router/view-location.tsx'
import { useFrame } from '../../kernel/services/use-appearance.ts'
import { ViewContext } from '../../kernel/services/view-context.ts'
import { ViewBoundary } from '../failures/view-boundary.tsx'
import { screenOf } from '../router/screen-parts.tsx'
import { Footer } from './footer.tsx'

const EditLayer = lazy(() =>
  loadPart(async () => ({
    default: (await import('../../features/edit-layer/edit-layer.tsx')).EditLayer,
  })),
)

export type ViewProps = {
  /** Id of its tab; null on pages without one. */
  readonly id: string | null
  readonly address: string
  readonly isShown: boolean
}

/** One screen with its own address, scroll position and failures. */
export function View({ id, address, isShown }: ViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const scrolled = useRef(0)
  const { foot } = useFrame()
  // Runs again each time a kept view is shown; some browsers forget the position of hidden parts.
  useLayoutEffect(() => {
    // Skip the start position: scrollTo would force a layout.
    if (scrolled.current > 0) place.current?.scrollTo(0, scrolled.current)
  }, [])
  return (
    <ViewContext value={id}>
      <div
        ref={place}
        data-view={address}
        {...(id === null ? {} : { role: 'tabpanel', 'aria-label': titleOf(address) })}
        {...(isShown ? { id: 'tab-panel' } : {})}
        onScroll={(event) => {
          if (event.target === place.current) scrolled.current = event.currentTarget.scrollTop
        }}
        className="flex h-full flex-col overflow-y-auto p-4 not-touch:not-has-data-fills-view:[scrollbar-gutter:stable] in-data-[layout=horizontal]:*:mx-auto in-data-[layout=horizontal]:*:w-full in-data-[layout=horizontal]:*:max-w-[1680px] in-data-[scroll=page]:h-auto in-data-[scroll=page]:min-h-full in-data-[scroll=page]:overflow-visible touch:p-3"
      >
        <ViewBoundary>
          <ViewLocation address={address}>
            {screenOf(SCREENS.match(address).path)}
            {HAS_EDITOR.test(address) ? (
              <Suspense fallback={null}>
                <EditLayer />
              </Suspense>
            ) : null}
          </ViewLocation>
        </ViewBoundary>
        {foot === 'main' ? <Footer /> : null}
      </div>
    </ViewContext>
  )
}

const HAS_EDITOR = /[?&]edit=/

const titleOf = (address: string): string | undefined =>
  SCREENS.match(address).title[currentLanguage()]
