import type { Browser } from 'playwright'
import { openPage } from './open-page.ts'

/** Minimum number of attacks in the list, and of hits in a page that trusts them. */
const LEAST_ATTACKS = 300
const LEAST_HITS = 150
/** Number of pages in parallel. */
const PAGES = 2

const LOOK_EVERY_MS = 100
const MOST_LOOKS = 200

/** Report of the built page; see consumers/hostile.tsx. */
interface Report {
  readonly attacks: number
  readonly shown: number
  readonly problems: readonly string[]
}

interface Attack {
  /** Call of a function in the page. */
  readonly call: string
  /** Whether to stop early, although attacks may be left. */
  readonly isEnough?: (hits: readonly number[]) => boolean
}

interface Attacked {
  /** Numbers of the attacks that ran. */
  readonly hits: readonly number[]
  readonly complaints: readonly string[]
  readonly report: Report | undefined
}

/** Messages may load external images and media; other requests are faults. */
const LOADED_FOR_MESSAGES = new Set(['image', 'media'])

/**
 * Shows every attack in every field of every part of the built widget, in a page without a policy.
 *
 * @returns attacks that ran, problems in the page and browser errors; empty on success
 */
export async function attackWidget(browser: Browser, built: string): Promise<readonly string[]> {
  const parts = await Promise.all(
    Array.from({ length: PAGES }, (_, part) =>
      attack(browser, built, { call: `attackWidget(${part}, ${PAGES})` }),
    ),
  )
  const reports = parts.flatMap(({ report }) => report ?? [])
  const attacks = sum(reports.map((report) => report.attacks))
  const shown = sum(reports.map((report) => report.shown))
  if (attacks < LEAST_ATTACKS || shown < attacks * 10) {
    throw new Error(`only ${attacks} attacks in ${shown} messages`)
  }
  return [
    ...parts.flatMap(({ hits }) => hits.map((number) => `attack ${number} ran`)),
    ...reports.flatMap(({ problems }) => problems),
    ...parts.flatMap(({ complaints }) => complaints),
  ]
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/**
 * Control: the same attacks in a page that trusts them.
 *
 * @throws Error when so few ran that the detector cannot be working
 */
export async function attackPlainPage(browser: Browser, built: string): Promise<true> {
  const enough = (hits: readonly number[]) => new Set(hits).size >= LEAST_HITS
  const { hits } = await attack(browser, built, { call: 'attackPlainPage()', isEnough: enough })
  if (!enough(hits))
    throw new Error(`only ${new Set(hits).size} attacks ran where they are believed`)
  return true
}

async function attack(
  browser: Browser,
  built: string,
  { call, isEnough }: Attack,
): Promise<Attacked> {
  const hits: number[] = []
  const { page, context, complaints } = await openPage(browser, built, {
    name: 'hostile.html',
    mayAsk: (url, kind) => /^https?:$/.test(url.protocol) && LOADED_FOR_MESSAGES.has(kind),
    onContext: (made) =>
      made.exposeBinding('hit', (_source, number: number) => void hits.push(number)),
  })
  page.on('dialog', (dialog) => {
    complaints.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (opened) => complaints.push(`a window: ${opened.url()}`))
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) complaints.push(`went to ${frame.url()}`)
  })
  // The page is built from consumers/hostile.tsx, which defines both functions on window.
  const run = () => page.evaluate<Report | undefined>(`window.${call}`)
  const report = isEnough ? await runUntil(run, () => isEnough(hits)) : await run()
  await context.close()
  return { hits, complaints, report }
}

/** Waits for the end or for enough hits, then a while longer for late load errors. */
async function runUntil(run: () => Promise<unknown>, isEnough: () => boolean): Promise<undefined> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  // A page that is closed early rejects; the caller's check for enough reports missing hits.
  void run().then(over, over)
  for (let looksAfter = 0; looksAfter < MOST_LOOKS && !isEnough(); looksAfter += isOver ? 1 : 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS)
    })
  }
}
