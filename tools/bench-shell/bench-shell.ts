/**
 * Measures load times on a slow machine: the sign-in form, and the first list for a person who
 * returns with a session.
 *
 *   npm run bench:shell              nine loads of each page, the peer's too
 *   npm run bench:shell -- --short   three, without the peer (the gate); with it by --peer
 *   npm run bench:shell -- --waterfall   and what the fastest load of the list asked for, and when
 *
 * The real server, database and console; Chromium with a 4 × slower processor and the connection of
 * DevTools' «Fast 4G» (slow-machine.ts); no cache, no service worker; each load in a new page. The
 * list is loaded as for a returning person: the cookie renews the session, and person, categories
 * and rows are requested as the console remembers them (ADR 016). LCP is the last entry that the
 * browser reports until the page has been quiet for 1.5 s; for the list it is a title in a row, so
 * the rows are there. «Usable» is when the first row can be selected.
 *
 * The pages alternate with floors: empty pages of the same server with the same style sheet and a
 * script that does a fixed piece of work. Absolute times drift with the machine, the ratio of a page
 * to its floor hardly does, so compare the ratio between two runs.
 *
 * The peer is the same list in react-admin with its own Material UI, built for production and sent
 * by the same server, for the same person with the same rows (tools/bench/peers/react-admin; it has
 * no other screens, one language and no live connection). It is installed into a cache. One rule
 * applies to both: «interactive» is when the first row can be selected and the last task over 50 ms
 * before 5 s without one has ended; blocking time is the part of those tasks over 50 ms until then;
 * kB are those that the server sent, as compressed as it sent them, without pictures of contents,
 * which come from another server.
 *
 * Scripts count, compressed, if they were requested before the form or the first row was shown; the
 * check of the build (tools/checks/size-budget.mjs) counts from the manifest and can't see scripts
 * that are requested early by mistake. The box of demo logins is left out, because production
 * servers have no demo and do not request it.
 *
 * Fails over the byte budget of apps/console/budget.json. The long form fails over 1.8 s of LCP
 * (the median), and over 0.8 times the peer's time until the list is interactive; the short form
 * over a ratio to its floor (the fastest loads, with a margin, and not on an overloaded machine,
 * see judge.ts).
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import startSystems from '../../apps/console/e2e/support/start-system.ts'
import { median } from '../bench/measure.ts'
import { packedKb } from '../packing/packed-kb.ts'
import { besidePeer, scriptCount, sentKb } from './beside-peer.ts'
import { addFloors, type FloorName, FLOORS } from './floor-page.ts'
import { isBusy, overBudget, overInAll, overPeer, type Sent } from './judge.ts'
import { loadPage, type Loaded, type PageToLoad } from './load-page.ts'
import { FREE_MS, LIST, openPages, PEER, type OpenPage } from './open-pages.ts'
import { addPeer } from './peer-page.ts'
import { waterfall } from './waterfall.ts'

const ROOT = join(import.meta.dirname, '../..')
const form = process.argv.includes('--short') ? 'short' : 'long'
const rounds = form === 'short' ? 3 : 9
const hasPeer = form === 'long' || process.argv.includes('--peer')
// as: our own file has this shape.
const budget = JSON.parse(readFileSync(join(ROOT, 'apps/console/budget.json'), 'utf8')) as {
  untilLogin: { scripts: number }
  untilFirstList: { scripts: number; inAll: Sent }
}

/** Loaded only if the page is marked as a demo, as on the measured server. */
const DEMO_ONLY = /\/demo-box-[^/]+\.js$/
/** Floor of each page, and the maximum ratio to it: the one on a quiet machine plus a margin. */
const BESIDE: Readonly<Record<string, { readonly floor: FloorName; readonly times: number }>> = {
  'sign-in form': { floor: 'floor', times: 1.6 },
  [LIST]: { floor: 'busy floor', times: 1.5 },
}

const folder = mkdtempSync(join(tmpdir(), 'omc-bench-shell-'))
addFloors(process.env.CONSOLE_DIR ?? join(ROOT, 'apps/console/dist'), folder)
if (hasPeer) await addPeer(folder)
process.env.CONSOLE_DIR = folder
const stopSystems = await startSystems({ workers: 1 })
const browser = await chromium.launch({
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  // as: written by startSystems.
  const [system] = JSON.parse(process.env.OMC_SYSTEMS ?? '[]') as { origin: string }[]
  if (!system) throw new Error('no system was started')
  const pages = await openPages(browser, system.origin, hasPeer)
  const seen: Record<string, Loaded[]> = {}
  // One load of each warms up the server; then they alternate, so machine drift affects all.
  // This load of the list is observed longer to count all its bytes.
  const wholes = await inTurn(pages, ({ name }) => (name === LIST ? { quietMs: FREE_MS } : {}))
  for (let round = 1; round <= rounds; round += 1)
    for (const [name, load] of await inTurn(pages)) (seen[name] ??= []).push(load)

  const machine = { load: loadavg()[0] ?? 0, processors: availableParallelism() }
  const lcpOf = (name: string) => (seen[name] ?? []).map(({ lcpMs }) => lcpMs)
  const over = Object.entries(seen).flatMap(([name, loads]) => {
    if (name === PEER) return []
    const lcpMs = lcpOf(name)
    const counted = loads.map(({ scripts }) => scripts.filter((path) => !DEMO_ONLY.test(path)))
    const kb = Math.max(...counted.map(scriptsKb)) + inlineKb(name)
    const usableMs = median(loads.map((load) => load.usableMs))
    const beside = BESIDE[name]
    const floorMs = beside ? lcpOf(beside.floor) : lcpMs
    console.log(
      `${name}: LCP ${median(lcpMs).toFixed(0)} ms (${Math.min(...lcpMs).toFixed(0)} to ${Math.max(...lcpMs).toFixed(0)}), ${(median(lcpMs) / median(floorMs)).toFixed(2)} × its floor; usable after ${usableMs.toFixed(0)} ms with ${kb.toFixed(1)} kB of script in ${counted[0]?.length ?? 0} files`,
    )
    if (beside === undefined) return []
    const timesFloor = beside.times
    const kbBudget =
      name === 'sign-in form' ? budget.untilLogin.scripts : budget.untilFirstList.scripts
    return overBudget({ name, lcpMs, floorMs, timesFloor, kb, kbBudget }, form, machine)
  })
  const ours = seen[LIST] ?? []
  const whole = wholes.flatMap(([name, load]) => (name === LIST ? [load] : []))
  const all = [...whole, ...ours]
  const sent = {
    kb: Math.max(...all.map(sentKb)),
    scriptCount: Math.max(...all.map(scriptCount)),
  }
  console.log(
    `first list in all, until 5 s after: ${sent.kb.toFixed(1)} kB, ${sent.scriptCount} scripts of it`,
  )
  over.push(...overInAll(sent, budget.untilFirstList.inAll))
  const beside = seen[PEER] && besidePeer(ours, seen[PEER])
  for (const line of beside?.lines ?? []) console.log(line)
  if (beside && form === 'long') over.push(...overPeer(beside.timesPeer))
  if (process.argv.includes('--waterfall')) {
    const [fastest] = ours.toSorted((a, b) => a.lcpMs - b.lcpMs)
    if (fastest) for (const line of waterfall(fastest.asked, fastest.lcpMs)) console.log(line)
  }
  for (const line of over) console.log(`✗ ${line}`)
  console.log(
    `${rounds} loads of each, in turns; load ${machine.load.toFixed(1)} on ${machine.processors} processors${isBusy(machine) ? ': a busy machine, its times say little' : ''}`,
  )
  process.exitCode = over.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await stopSystems()
  rmSync(folder, { recursive: true, force: true })
}

async function inTurn(pages: readonly OpenPage[], also?: (page: OpenPage) => Partial<PageToLoad>) {
  const loads: (readonly [string, Loaded])[] = []
  for (const page of pages)
    loads.push([page.name, await loadPage(page.context, { ...page, ...also?.(page) })])
  return loads
}

/** Size of the inline scripts, which count too; the floors have none. */
function inlineKb(name: string): number {
  if (name in FLOORS) return 0
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const text = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, inline]) => inline).join('')
  return gzipSync(text).length / 1000
}

function scriptsKb(scripts: readonly string[]): number {
  return scripts.reduce((sum, path) => sum + packedKb(join(folder, path)), 0)
}
