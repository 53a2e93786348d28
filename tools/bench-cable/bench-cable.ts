import { measureCrowds } from './crowd-figures.ts'
/**
 * Measures `/cable` against plain sockets in the same run: memory per connection, time of a
 * broadcast, and how long pings block the event loop; then the whole product when all its consoles
 * reconnect after a restart.
 *
 *   npm run bench:cable              1,000 and 5,000 sockets
 *   npm run bench:cable -- --short   1,000 sockets (the gate)
 */
import { type Crowds, judge, LIMITS, type Row } from './judge.ts'
import { measureStorm } from './storm.ts'

const short = process.argv.includes('--short')
const [sizes, rounds, storms] = short ? [[1_000], 8, 1] : [[1_000, 5_000], 15, 3]

const crowds: Crowds[] = []
for (const size of sizes) crowds.push({ size, ...(await measureCrowds(size, rounds)) })
const storm = await measureStorm(Math.max(...sizes), storms)
const rows = judge({ crowds, storm, limits: short ? LIMITS.short : LIMITS.long })
console.log(`${sizes.join(' and ')} sockets, beside plain ws in the same run`)
for (const row of rows) console.log(inWords(row))
process.exitCode = rows.every(({ isGood }) => isGood) ? 0 : 1
process.exit()

function inWords({ what, value, unit, limit, beside, isGood }: Row): string {
  const compared = beside === undefined ? '' : ` (plain ${beside.toFixed(1)})`
  return `${isGood ? '✓' : '✗'} ${what}: ${value.toFixed(1)} ${unit}${compared}${limit === undefined ? '' : `, at most ${limit.toFixed(1)}`}`
}
