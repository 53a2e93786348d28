import type { BrowserContext, Page } from '@playwright/test'

/** How long a timer of a hidden tab waits at least. @source Chrome's timer throttling, version 88 */
const HIDDEN_TIMER_MS = 60_000

type Hideable = Window & { hideTab?: () => void }

/**
 * Prepares the pages of a context for `hideTab`: headless browsers hide no tab, so this does what a
 * browser does to the timers of a hidden one. Workers are left alone, as there.
 */
export const prepareHiding = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((hiddenMs: number) => {
    if (window.top !== window) return
    const { setTimeout, setInterval } = window
    // as: the test sets it, and only the test reads it.
    const page = window as Hideable
    page.hideTab = () => {
      Object.defineProperty(document, 'hidden', { get: () => true })
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
      const late = (ms = 0) => (ms === 0 ? 0 : Math.max(ms, hiddenMs))
      // as: the page calls both with functions alone.
      window.setTimeout = ((run: () => void, ms?: number) =>
        setTimeout(run, late(ms))) as typeof setTimeout
      window.setInterval = ((run: () => void, ms?: number) =>
        setInterval(run, late(ms))) as typeof setInterval
      document.dispatchEvent(new Event('visibilitychange'))
    }
  }, HIDDEN_TIMER_MS)

/** Treats the page like a hidden tab from now on: its timers wait a minute. */
export const hideTab = (page: Page): Promise<void> =>
  // as: `prepareHiding` has put the function there.
  page.evaluate(() => (window as Hideable).hideTab?.())
