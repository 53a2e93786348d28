import type { Browser, CDPSession, Page } from '@playwright/test'
import { longestScriptMs } from '../bench-chat/longest-script.ts'
import type { Bundle } from './bundle-page.ts'

/** Times are CPU times of the page's main thread, without other work on the machine. */
export type Figures = {
  /** From the answer of one page of a list until its rows are painted. */
  readonly firstRowsMs: number
  readonly mountMs: number
  readonly sortMs: number
  readonly longestScriptMs: number
  /** All work of the thread per frame of scrolling. */
  readonly scrollMs: number
  /** Memory after all pages, by that after the first twenty. */
  readonly growth: number
}

const COUNT = 100_000
const PAGE_SIZE = 100
const WARM_UP_PAGES = 20
const PATIENCE_MS = 240_000

const PAGE =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>bench</title><body><div id="place"></div></body></html>'

export type Run = {
  readonly contender: Bundle
  readonly measures: Bundle
  readonly scrollFrames: number
  readonly pages: number
}

/** Measures one table in its own page. */
export async function runContender(browser: Browser, run: Run): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  try {
    await prepare(page, run)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const timed = async (job: () => Promise<void>) => {
      const before = await metric(devtools, 'TaskDuration')
      await job()
      return ((await metric(devtools, 'TaskDuration')) - before) * 1000
    }
    await page.evaluate(() => window.measures.open())
    await answer(page, PAGE_SIZE, 1)
    const firstRowsMs = await timed(() => show(page))
    const growth = await growthOver(page, devtools, run.pages)
    await answer(page, COUNT, 0)
    const mountMs = await timed(() => show(page))
    const sortMs = await timed(() => page.evaluate(() => window.measures.sort()))
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    const scrollMs = await timed(() =>
      page.evaluate((frames) => window.measures.scroll(frames), run.scrollFrames),
    )
    const trace = (await browser.stopTracing()).toString('utf8')
    return {
      firstRowsMs,
      mountMs,
      sortMs,
      growth,
      longestScriptMs: longestScriptMs(trace),
      scrollMs: scrollMs / run.scrollFrames,
    }
  } catch (cause) {
    throw new Error(`the page said: ${complaints.join('; ') || 'nothing'}`, { cause })
  } finally {
    await page.close()
  }
}

/** Memory after turning all pages, by that after the first ones: what is kept of a page grows it. */
async function growthOver(page: Page, devtools: CDPSession, pages: number): Promise<number> {
  let early = 0
  for (let turned = 1; turned <= pages; turned += 1) {
    await answer(page, PAGE_SIZE, turned + 1)
    await show(page)
    if (turned === WARM_UP_PAGES) early = await usedMemory(devtools)
  }
  return (await usedMemory(devtools)) / early
}

async function usedMemory(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage')
  return metric(devtools, 'JSHeapUsedSize')
}

const answer = (page: Page, count: number, number: number) =>
  page.evaluate(([rows, at]) => window.measures.prepare(rows, at), [count, number] as const)

const show = (page: Page) => page.evaluate(() => window.measures.show())

async function prepare(page: Page, { contender, measures }: Run): Promise<void> {
  page.setDefaultTimeout(PATIENCE_MS)
  await page.setContent(PAGE)
  await page.addStyleTag({ content: contender.styles })
  await page.addScriptTag({ content: contender.script })
  await page.addScriptTag({ content: measures.script })
}

async function metric(devtools: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
}
