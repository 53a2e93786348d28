import type { BrowserContext, Page } from '@playwright/test'

/** The slowest of each kind so far, ms. */
export type Pace = { interaction: number; task: number }

type Paced = Window & { pace?: Pace }

/** Measures interactions and long tasks of the pages of a context. */
export const preparePace = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const pace: Pace = { interaction: 0, task: 0 }
    // as: the test sets it, and only the test reads it.
    const page = window as Paced
    page.pace = pace
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // as: entries of this kind have it, and the library's type does not.
        const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number }
        if (interactionId > 0) pace.interaction = Math.max(pace.interaction, entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) pace.task = Math.max(pace.task, duration)
    }).observe({ type: 'longtask' })
  })

/** Forgets what was measured until now. */
export const beginPace = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { pace } = window as Paced
    if (pace) Object.assign(pace, { interaction: 0, task: 0 })
  })

export const paceOf = (page: Page): Promise<Pace> =>
  page.evaluate(() => (window as Paced).pace ?? { interaction: Infinity, task: Infinity })
