import { useEffect, useRef } from 'react'
import { useServices } from '../../kernel/services/services-context.ts'

/**
 * A new screen is read from its heading. The first one of a page that was just opened is not: it
 * is read from the top, but not after a sign-in, whose form is gone.
 *
 * @source ux: accessibility, a route change focuses the heading
 */
export function useHeadingFocus(pathname: string, isReady: boolean): void {
  const { hasSignedInHere } = useServices()
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (!isReady || seen.current === pathname) return
    const isFirst = seen.current === null
    seen.current = pathname
    if (isFirst && !hasSignedInHere) return
    focusHeading()
  }, [pathname, isReady, hasSignedInHere])
}

function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main')
  const headings = document.querySelectorAll<HTMLElement>('main h1')
  const shown = [...headings].find((heading) => heading.checkVisibility())
  ;(shown ?? main)?.focus({ preventScroll: true })
  // A screen may re-render a moment later with a new heading: keep the focus near.
  shown?.addEventListener(
    'blur',
    () =>
      queueMicrotask(() => {
        if (!shown.isConnected && document.activeElement === document.body)
          main?.focus({ preventScroll: true })
      }),
    { once: true },
  )
}
