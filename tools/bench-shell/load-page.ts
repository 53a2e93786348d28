import { errors, type BrowserContext, type Page } from '@playwright/test'
import { blockedMs, interactiveAt } from './interactive.ts'
import { slowDown } from './slow-machine.ts'
import { watchPage } from './watch-page.ts'
import { askedBy, type Asked } from './waterfall.ts'

export interface PageToLoad {
  readonly url: string
  /** Selector that matches once the person can start. */
  readonly usable: string
  /** Observes the page until the main thread has had no long task for this long, ms. */
  readonly quietMs: number
}

export interface Loaded {
  readonly lcpMs: number
  readonly usableMs: number
  /** Time until it is usable and the main thread stays free of long tasks. */
  readonly interactiveMs: number
  readonly blockedMs: number
  /** Paths of the scripts requested until it was usable. */
  readonly scripts: readonly string[]
  readonly asked: readonly Asked[]
}

const USABLE_WITHIN_MS = 60_000
const QUIET_WITHIN_MS = 30_000

/** Loads a page once on the slow machine, as if for the first time. */
export async function loadPage(context: BrowserContext, toLoad: PageToLoad): Promise<Loaded> {
  const page = await context.newPage()
  try {
    await watchPage(page, toLoad.usable)
    await slowDown(page)
    await page.goto(toLoad.url)
    await untilQuiet(page, toLoad)
    const { lcpMs, usableMs, longTasks } = await page.evaluate(() => window.benchNotes)
    if (usableMs === null) throw new Error(`${toLoad.url} was reloaded while it was measured`)
    const interactiveMs = interactiveAt(usableMs, longTasks)
    const asked = await askedBy(page)
    // By the page's clock: from here, requests right after that moment would count too.
    const scripts = asked.filter(({ path, askedMs }) => path.endsWith('.js') && askedMs <= usableMs)
    return {
      lcpMs,
      usableMs,
      interactiveMs,
      blockedMs: blockedMs(longTasks, interactiveMs),
      scripts: [...new Set(scripts.map(({ path }) => path))],
      asked,
    }
  } finally {
    await page.close()
  }
}

/** Waits until the page is quiet: before, it may paint something larger or request more. */
async function untilQuiet(page: Page, { usable, quietMs }: PageToLoad): Promise<void> {
  await page
    .waitForFunction(
      () => window.benchNotes.usableMs !== null && window.benchNotes.lcpMs > 0,
      undefined,
      { timeout: USABLE_WITHIN_MS, polling: 100 },
    )
    .catch((cause: unknown) => {
      throw new Error(`${page.url()}: no ${usable} within 60 s`, { cause })
    })
  // On a machine too busy for such a quiet time, report the figures at the limit.
  await page
    .waitForFunction(
      (forMs) => {
        const { usableMs, longTasks } = window.benchNotes
        const busyUntilMs = Math.max(usableMs ?? 0, ...longTasks.map(({ untilMs }) => untilMs))
        return performance.now() - busyUntilMs >= forMs
      },
      quietMs,
      { timeout: QUIET_WITHIN_MS, polling: 100 },
    )
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error
    })
}
