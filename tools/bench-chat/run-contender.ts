import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Bundle } from '../../libs/chat-widget/e2e/support/bundle.ts'
import { longestScriptMs } from './longest-script.ts'

/** Times are CPU times of the page's main thread, without other work on the machine. */
export type Figures = {
  readonly mountMs: number
  readonly appendMs: number
  readonly appendFrames: number
  readonly prependMs: number
  readonly prependOffPx: number
  readonly longestScriptMs: number
  /** All work of the thread per frame of scrolling. */
  readonly scrollMs: number
}

const COUNT = 10_000
const PREPENDED = 100
const PATIENCE_MS = 240_000

const PAGE =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>bench</title><body><div id="place"></div></body></html>'

export type Run = {
  readonly contender: Bundle
  readonly measures: Bundle
  readonly scrollFrames: number
}

/** Measures one list in its own page. */
export async function runContender(browser: Browser, run: Run): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } })
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  try {
    await prepare(page, run)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const timed = async <T>(job: () => Promise<T>) => {
      const before = await busyMs(devtools)
      const given = await job()
      return { ms: (await busyMs(devtools)) - before, given }
    }
    const mounted = await timed(() => page.evaluate((n) => window.measures.mount(n), COUNT))
    const appended = await timed(() => page.evaluate(() => window.measures.append()))
    const prepended = await timed(() => page.evaluate((n) => window.measures.prepend(n), PREPENDED))
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    const scrolled = await timed(() =>
      page.evaluate((frames) => window.measures.scroll(frames), run.scrollFrames),
    )
    const trace = (await browser.stopTracing()).toString('utf8')
    return {
      mountMs: mounted.ms,
      appendMs: appended.ms,
      appendFrames: appended.given.frames,
      prependMs: prepended.ms,
      prependOffPx: prepended.given.offPx,
      longestScriptMs: longestScriptMs(trace),
      scrollMs: scrolled.ms / run.scrollFrames,
    }
  } catch (cause) {
    throw new Error(`the page said: ${complaints.join('; ') || 'nothing'}`, { cause })
  } finally {
    await page.close()
  }
}

async function prepare(page: Page, { contender, measures }: Run): Promise<void> {
  page.setDefaultTimeout(PATIENCE_MS)
  await page.setContent(PAGE)
  await page.addStyleTag({ content: contender.styles })
  await page.addScriptTag({ content: contender.script })
  await page.addScriptTag({ content: measures.script })
}

/** Total task time of the page's thread so far, ms. */
async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}
