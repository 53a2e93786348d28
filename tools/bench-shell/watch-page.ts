import type { Page } from '@playwright/test'
import type { LongTask } from './interactive.ts'

/** Figures that the page records from its start; times are relative to it. */
export interface PageNotes {
  /** Time of the largest contentful paint so far. */
  lcpMs: number
  /** Time when the awaited element became usable; null until then. */
  usableMs: number | null
  /** Tasks over 50 ms on the main thread, as the browser reports them. */
  longTasks: LongTask[]
}

declare global {
  interface Window {
    benchNotes: PageNotes
  }
}

/** Makes every page record its LCP, its long tasks and the first match of the selector. */
export async function watchPage(page: Page, usable: string): Promise<void> {
  await page.addInitScript((selector) => {
    const notes: PageNotes = { lcpMs: 0, usableMs: null, longTasks: [] }
    window.benchNotes = notes
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) notes.lcpMs = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        notes.longTasks.push({ fromMs: startTime, untilMs: startTime + duration })
    }).observe({ type: 'longtask', buffered: true })
    const look = () => {
      if (document.querySelector(selector) === null) return
      observer.disconnect()
      notes.usableMs = performance.now()
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true, attributes: true })
  }, usable)
}
