/**
 * Measures the most used list against peers with the same work, alternately in the same run: pages
 * 1 to 20 of 100,000 contents with two filters, two includes, a sort and a total, over 50
 * connections.
 *
 *   npm run bench:api              five rounds of ours, PostGraphile (installed on the first run) and the floor
 *   npm run bench:api -- --short   two short rounds of ours and the floor (the gate; installs nothing)
 *
 * The long form fails below 1.6 × PostGraphile or with a p99 above 160 ms, the short form below
 * 0.25 × the floor.
 */
import { apiContestant, startFloor, startPostGraphile, type Contestant } from './contestants.ts'
import { ASKS, PAGE_SIZE, ROWS } from './list-case.ts'
import { inWords, median, shoot, type Measured } from './measure.ts'
import { seedContents } from './seed-contents.ts'
import { settle } from './settle.ts'
import { startApi } from './start-api.ts'

const CONNECTIONS = 50
const GOAL = { overPostGraphile: 1.6, p99Ms: 160 }
// Short rounds on a busy machine detect a regression, not the exact figure.
const OVER_FLOOR = 0.25
const short = process.argv.includes('--short')
const [rounds, seconds, warmUp] = short ? [2, 3, 2] : [5, 8, 5]

const api = await startApi(seedContents, { rows: ROWS })
try {
  const contestants: Contestant[] = [apiContestant(api), await startFloor(api)]
  if (!short) contestants.push(await startPostGraphile(api))
  await assertSame(contestants)

  const results = new Map<string, Measured[]>(contestants.map(({ name }) => [name, []]))
  // Warm up each, then alternate, so machine drift affects all.
  for (const { shots } of contestants)
    await shoot(shots, { connections: CONNECTIONS, seconds: warmUp })
  for (let round = 1; round <= rounds; round += 1) {
    const words = []
    for (const { name, shots } of contestants) {
      await settle(api.databaseUrl)
      const measured = await shoot(shots, { connections: CONNECTIONS, seconds })
      results.get(name)?.push(measured)
      words.push(inWords(name, measured))
    }
    console.log(`round ${round}: ${words.join(' · ')}`)
  }
  process.exitCode = judge(results) ? 0 : 1
} finally {
  await api.stop()
}

function judge(results: ReadonlyMap<string, readonly Measured[]>): boolean {
  const ours = results.get('api') ?? []
  const over = (name: string) =>
    median(
      ours.map(({ perSecond }, i) => perSecond / (results.get(name)?.[i]?.perSecond ?? Number.NaN)),
    )
  const p99Ms = median(ours.map((one) => one.p99Ms))
  console.log(`pages 1 to 20 of ${ROWS} rows, medians of ${rounds} rounds: p99 ${p99Ms} ms`)
  console.log(
    `  ${over('floor').toFixed(2)} × the floor${short ? ` (at least ${OVER_FLOOR})` : ''}`,
  )
  if (short) return over('floor') >= OVER_FLOOR
  const { overPostGraphile, p99Ms: most } = GOAL
  console.log(`  ${over('PostGraphile').toFixed(2)} × PostGraphile (at least ${overPostGraphile})`)
  console.log(`  p99 at most ${most} ms`)
  return over('PostGraphile') >= overPostGraphile && p99Ms <= most
}

/** All must do the same work, or the ratios are meaningless. */
async function assertSame(contestants: readonly Contestant[]) {
  for (const ask of [ASKS[0], ASKS[19], ASKS.at(-1)]) {
    if (!ask) continue
    const texts: string[] = []
    for (const { name, answer } of contestants) {
      const answered = await answer(ask)
      if (answered.ids.length !== PAGE_SIZE) throw new Error(`${name}: not a whole page`)
      texts.push(JSON.stringify(answered))
    }
    if (new Set(texts).size > 1) throw new Error(`they answer differently:\n${texts.join('\n')}`)
  }
}
