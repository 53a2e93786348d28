/**
 * Measures the table of the design system against bare TanStack Table and Virtual, with the same
 * 100,000 rows and cells in the same run.
 *
 *   npm run bench:list              five rounds, 200 pages
 *   npm run bench:list -- --short   two rounds, 60 pages (the gate)
 *
 * Each table has its own page in real Chromium; both alternate. First rows: an answer with one page
 * of a list, until it is painted. Pages: answers one after another, and the memory that remains.
 * Mount and sort: all rows. Scroll: by wheel and by dragging the bar; the longest script with the
 * layout that it forces.
 *
 * Times are CPU times of the page's thread, without other work on the machine. judge.ts has the
 * limits.
 */
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { bundlePage } from './bundle-page.ts'
import { faultsOf, NAMES, summaryOf } from './judge.ts'
import type { Name, Summary } from './judge.ts'
import { runContender } from './run-contender.ts'
import type { Figures } from './run-contender.ts'

const isShort = process.argv.includes('--short')
const [rounds, pages, scrollFrames] = isShort ? [2, 60, 80] : [5, 200, 400]

const measures = await bundlePage(join(import.meta.dirname, 'measure-page.ts'))
const bundles = {
  ours: await bundlePage(join(import.meta.dirname, 'contenders/ours.tsx')),
  tanstack: await bundlePage(join(import.meta.dirname, 'contenders/tanstack.tsx')),
}
const browser = await chromium.launch({
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const seen: Record<Name, Figures[]> = { ours: [], tanstack: [] }
  for (let round = 1; round <= rounds; round += 1)
    for (const name of NAMES)
      seen[name].push(
        await runContender(browser, { contender: bundles[name], measures, scrollFrames, pages }),
      )
  const summaries = { ours: summaryOf(seen.ours), tanstack: summaryOf(seen.tanstack) }
  for (const name of NAMES) console.log(inWords(name, summaries[name]))
  const faults = faultsOf(summaries)
  for (const fault of faults) console.log(`✗ ${fault}`)
  console.log(
    `${faults.length === 0 ? 'within all limits' : `${faults.length} faults`}; load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await browser.close()
}

function inWords(name: Name, figures: Summary): string {
  const { firstRowsMs, mountMs, sortMs, scrollMs, longestScriptMs, growth } = figures
  return `${name}: first rows ${firstRowsMs.toFixed(0)} ms; mount ${mountMs.toFixed(0)} ms; sort ${sortMs.toFixed(0)} ms; scroll ${scrollMs.toFixed(2)} ms a frame, ${longestScriptMs.toFixed(1)} ms of script at a stretch; memory × ${growth.toFixed(3)} over ${pages} pages`
}
