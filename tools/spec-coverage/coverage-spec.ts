/**
 * Holds the product against the specification and prints how much of it is there.
 *
 *   npm run coverage:spec            fails on a gap
 *   npm run coverage:spec -- --all   also names everything that is not there yet
 */
import { join } from 'node:path'
import floors from './floors.json' with { type: 'json' }
import { gaps, judge } from './judge.ts'
import { readFacts } from './read-facts.ts'
import { readSpec } from './read-spec.ts'

const spec = readSpec(join(import.meta.dirname, '../../docs/spec'))
const rows = judge(spec, await readFacts(spec))

const width = Math.max(...rows.map(({ area }) => area.length))
for (const { area, have, of, missing } of rows) {
  console.log(`${area.padEnd(width)}  ${String(have).padStart(4)} / ${of}`)
  if (process.argv.includes('--all') && missing.length > 0) console.log(`    ${missing.join(', ')}`)
}
const found = gaps(rows, floors)
for (const gap of found) console.error(gap)
console.log(found.length === 0 ? 'nothing that has to be there is missing' : `${found.length} gaps`)
process.exitCode = found.length === 0 ? 0 : 1
