import type { BrowserContext } from '@playwright/test'
import { slowDown } from './slow-machine.ts'
import { watchPage } from './watch-page.ts'
import { askedBy, type Asked } from './waterfall.ts'

export interface PageToLoad {
  readonly url: string
  /** Matches when the person can begin. */
  readonly usable: string
}

export interface Loaded {
  readonly lcpMs: number
  readonly usableMs: number
  /** Paths of the scripts that were asked for until then. */
  readonly scripts: readonly string[]
  readonly asked: readonly Asked[]
}

/** The page may still paint something larger than what it began with. */
const QUIET_MS = 1_500
const USABLE_WITHIN_MS = 60_000

/** Loads a page once on the slow machine, as if for the first time. */
export async function loadPage(context: BrowserContext, toLoad: PageToLoad): Promise<Loaded> {
  const page = await context.newPage()
  try {
    await watchPage(page, toLoad.usable)
    await slowDown(page)
    await page.goto(toLoad.url)
    await page
      .waitForFunction(
        () => window.benchNotes.usableMs !== null && window.benchNotes.lcpMs > 0,
        undefined,
        {
          timeout: USABLE_WITHIN_MS,
          polling: 50,
        },
      )
      .catch((cause: unknown) => {
        throw new Error(`${page.url()}: no ${toLoad.usable} within 60 s`, { cause })
      })
    await page.waitForTimeout(QUIET_MS)
    const { lcpMs, usableMs } = await page.evaluate(() => window.benchNotes)
    if (usableMs === null) throw new Error(`${toLoad.url} was reloaded while it was measured`)
    const asked = await askedBy(page)
    // By the page's own clock: seen from here, what is asked for right after would count as well.
    const scripts = asked.filter(({ path, askedMs }) => path.endsWith('.js') && askedMs <= usableMs)
    return { lcpMs, usableMs, scripts: [...new Set(scripts.map(({ path }) => path))], asked }
  } finally {
    await page.close()
  }
}
