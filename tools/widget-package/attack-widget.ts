import type { Browser } from 'playwright'
import { openPage } from './open-page.ts'

/** Fewest attacks in the list, and fewest that must succeed in a page that trusts them. */
const LEAST_ATTACKS = 300
const LEAST_HITS = 150
/** Side by side. */
const PAGES = 2

const LOOK_EVERY_MS = 100
const MOST_LOOKS = 200

/** What the built page tells; see consumers/hostile.tsx. */
interface Report {
  readonly attacks: number
  readonly shown: number
  readonly problems: readonly string[]
}

interface Attack {
  /** A function of the page. */
  readonly call: string
  /** Whether to wait no longer, though attacks may be left. */
  readonly isEnough?: (hits: readonly number[]) => boolean
}

interface Attacked {
  /** Attacks that ran. */
  readonly hits: readonly number[]
  readonly complaints: readonly string[]
  readonly report: Report | undefined
}

/** Messages may show pictures and media of others; nothing else may be asked for. */
const LOADED_FOR_MESSAGES = new Set(['image', 'media'])

/**
 * Shows every attack in every field of every part of the built widget, in a page without a policy.
 *
 * @returns what ran, what was found in the page, and what the browser complained of: nothing
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
 * The control: the same attacks in a page that believes them.
 *
 * @throws Error when so few ran that the detector must be blind
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
  // The page is built from consumers/hostile.tsx, which puts both on its window.
  const run = () => page.evaluate<Report | undefined>(`window.${call}`)
  const report = isEnough ? await runUntil(run, () => isEnough(hits)) : await run()
  await context.close()
  return { hits, complaints, report }
}

/** Runs to its end, or until it is enough; what failed to load says so later still. */
async function runUntil(run: () => Promise<unknown>, isEnough: () => boolean): Promise<undefined> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  // A page that is closed early rejects; what is missing then is told by who asked for enough.
  void run().then(over, over)
  for (let looksAfter = 0; looksAfter < MOST_LOOKS && !isEnough(); looksAfter += isOver ? 1 : 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS)
    })
  }
}
