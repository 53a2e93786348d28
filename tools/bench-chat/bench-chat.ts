/**
 * Measures the chat's message list against others, with the same 10,000 messages in the same run.
 *
 *   npm run bench:chat              five rounds
 *   npm run bench:chat -- --short   one (the gate); ours and the bare list four times
 *
 * Contenders: a bare react-virtuoso list with our own bubbles, and two complete chats that render
 * every message, @chatscope/chat-ui-kit-react and @chatui/core, each set up by its guide. Each list
 * has its own page in real Chromium, and all alternate. Messages come in the server's form: ours
 * validates every field, the others trust them.
 *
 * Mount: until the last message is painted at the end. Append one: the same, with the number of
 * frames. Prepend 100: how far the visible message moves, in any of thirty frames. Scroll: by wheel
 * and by dragging the bar; all work of a frame, and the longest script with the layout that it
 * forces.
 *
 * Times are CPU times of the page's thread, without other work on the machine. judge.ts has the
 * limits.
 */
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { bundle } from '../../libs/chat-widget/e2e/support/bundle.ts'
import { CHATS, faultsOf, NAMES, SHARES, summaryOf } from './judge.ts'
import type { Name, Summary } from './judge.ts'
import { runContender } from './run-contender.ts'
import type { Figures } from './run-contender.ts'

const isShort = process.argv.includes('--short')
const rounds = isShort ? 1 : 5
const scrollFrames = isShort ? 50 : 400

const measures = await bundle(join(import.meta.dirname, 'measure-page.ts'))
const bundles = new Map(
  await Promise.all(
    NAMES.map(
      async (name) =>
        [name, await bundle(join(import.meta.dirname, `contenders/${name}.tsx`))] as const,
    ),
  ),
)
const browser = await chromium.launch({
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const seen = new Map<Name, Figures[]>(NAMES.map((name) => [name, []]))
  // Close times are compared by the best of several runs.
  const pair = ['ours', 'virtuoso'] as const
  const order = isShort ? [...NAMES, ...pair, ...pair, ...pair] : NAMES
  for (let round = 1; round <= rounds; round += 1)
    for (const name of order) {
      const contender = bundles.get(name)
      if (!contender) throw new Error(`${name} was not built`)
      seen.get(name)?.push(await runContender(browser, { contender, measures, scrollFrames }))
    }
  const of = (name: Name) => summaryOf(seen.get(name) ?? [])
  for (const name of NAMES) console.log(inWords(name, of(name)))
  const summaries = {
    ours: of('ours'),
    virtuoso: of('virtuoso'),
    chatscope: of('chatscope'),
    chatui: of('chatui'),
  }
  const share = summaries.ours.mountMs / summaries.virtuoso.mountMs
  console.log(`mounting takes ${share.toFixed(2)} × the bare list`)
  const faults = faultsOf(summaries, isShort ? SHARES.short : SHARES.long)
  for (const fault of faults) console.log(`✗ ${fault}`)
  console.log(
    `${faults.length === 0 ? `ahead of ${CHATS.join(' and ')}` : `${faults.length} faults`}; load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} processors`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await browser.close()
}

function inWords(name: Name, figures: Summary): string {
  const { mountMs, appendMs, appendFrames, prependMs, prependOffPx, scrollMs } = figures
  const { longestScriptMs, worstScriptMs } = figures
  return `${name}: mount ${mountMs.toFixed(0)} ms; append ${appendMs.toFixed(1)} ms in ${appendFrames} frames; prepend ${prependMs.toFixed(1)} ms, ${prependOffPx} px off; scroll ${scrollMs.toFixed(2)} ms a frame, ${longestScriptMs.toFixed(1)} ms of script at a stretch, ${worstScriptMs.toFixed(1)} in the worst run`
}
