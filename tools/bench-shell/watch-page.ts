import type { Page } from '@playwright/test'
import type { LongTask } from './interactive.ts'

/** What the page notes about itself, from its first moment on; times since its start. */
export interface PageNotes {
  /** Of the largest thing painted so far. */
  lcpMs: number
  /** When what the person waits for could be used; null until then. */
  usableMs: number | null
  /** As the browser reports them: over 50 ms on the main thread. */
  longTasks: LongTask[]
}

declare global {
  interface Window {
    benchNotes: PageNotes
  }
}

/** Lets every page note its LCP, its long tasks and when something that matches the selector is there. */
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
