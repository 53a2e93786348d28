import { measureCrowds } from './crowd-figures.ts'
/**
 * Measures `/cable` against plain sockets in the same run: memory per connection, time of a
 * broadcast, and how long pings block the event loop; then the whole product when all its consoles
 * reconnect after a restart, and what clients miss over many restarts.
 *
 *   npm run bench:cable                  1,000 and 5,000 sockets; 2,000 clients, 20 restarts
 *   npm run bench:cable -- --restarts    the restarts alone
 *   npm run bench:cable -- --short       1,000 sockets; 200 clients, 2 restarts (the gate)
 */
import { type Crowds, judge, judgeRestarts, LIMITS, type Row } from './judge.ts'
import { measureRestarts } from './restarts.ts'
import { startStormSystem } from './storm-system.ts'
import { measureStorm } from './storm.ts'

const FORMS = {
  short: { sizes: [1_000], rounds: 8, storms: 1, restarts: { clients: 200, restarts: 2 } },
  long: {
    sizes: [1_000, 5_000],
    rounds: 15,
    storms: 3,
    restarts: { clients: 2_000, restarts: 20 },
  },
} as const
const name = process.argv.includes('--short') ? 'short' : 'long'
const form = FORMS[name]

const rows = process.argv.includes('--restarts') ? await restartsAlone() : await everything()
for (const row of rows) console.log(inWords(row))
process.exitCode = rows.every(({ isGood }) => isGood) ? 0 : 1
process.exit()

async function everything(): Promise<Row[]> {
  const crowds: Crowds[] = []
  for (const size of form.sizes) crowds.push({ size, ...(await measureCrowds(size, form.rounds)) })
  console.log(`${form.sizes.join(' and ')} sockets, beside plain ws in the same run`)
  const system = await startStormSystem()
  try {
    const restarts = await measureRestarts(system, form.restarts)
    const size = Math.max(...form.sizes)
    const storm = await measureStorm(system, { size, rounds: form.storms })
    return judge({ crowds, storm, restarts, limits: LIMITS[name] })
  } finally {
    await system.stop()
  }
}

async function restartsAlone(): Promise<Row[]> {
  const system = await startStormSystem()
  try {
    const say = (nth: number) => console.log(`restart ${nth}: all clients are back`)
    return judgeRestarts(await measureRestarts(system, form.restarts, say))
  } finally {
    await system.stop()
  }
}

function inWords({ what, value, unit, limit, beside, isGood }: Row): string {
  const compared = beside === undefined ? '' : ` (plain ${beside.toFixed(1)})`
  return `${isGood ? '✓' : '✗'} ${what}: ${value.toFixed(1)} ${unit}${compared}${limit === undefined ? '' : `, at most ${limit.toFixed(1)}`}`
}
