/**
 * Compares the product with the specification and prints the coverage.
 *
 *   npm run coverage:spec            fails on a gap
 *   npm run coverage:spec -- --all   also lists everything that is missing
 *   npm run coverage:spec -- --write-ids   writes the ids that tests may name
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import floors from './floors.json' with { type: 'json' }
import { faults, gaps, judge } from './judge.ts'
import { readFacts } from './read-facts.ts'
import { readSpec } from './read-spec.ts'
import { specifiedIds } from './specified-ids.ts'

const ROOT = join(import.meta.dirname, '../..')
const IDS_FILE = join(ROOT, 'libs/behaviours/src/generated/specified-ids.ts')

const spec = readSpec(join(ROOT, 'docs/spec'))
const ids = specifiedIds(spec)
if (process.argv.includes('--write-ids')) writeFileSync(IDS_FILE, ids)
const facts = await readFacts(spec)
const rows = judge(spec, facts)

const width = Math.max(...rows.map(({ area }) => area.length))
for (const { area, have, of, missing } of rows) {
  console.log(`${area.padEnd(width)}  ${String(have).padStart(4)} / ${of}`)
  if (process.argv.includes('--all') && missing.length > 0) console.log(`    ${missing.join(', ')}`)
}
const staleIds =
  readFileSync(IDS_FILE, 'utf8') === ids
    ? []
    : ['libs/behaviours: its ids are old; run npm run coverage:spec -- --write-ids']
const found = [...gaps(rows, floors), ...faults(spec, facts), ...staleIds]
for (const gap of found) console.error(gap)
console.log(found.length === 0 ? 'nothing that has to be there is missing' : `${found.length} gaps`)
process.exitCode = found.length === 0 ? 0 : 1
