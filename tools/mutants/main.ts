import { setPriority } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { AREAS } from './areas.ts'
import { installStryker } from './install-stryker.ts'
import { readReasons } from './reasons.ts'
import { runArea } from './run-area.ts'
import { scoreOf, type Score } from './score.ts'

/**
 * Mutation tests: changes the product in one small place at a time and checks that a test fails.
 * `npm run test:mutants`, or a seeded sample of some areas:
 * `npm run test:mutants -- --area ledger --sample 40 --seed 1`. Prints the survivors and the score
 * of each area; exits with 1 if one is below 90.
 */
const { values } = parseArgs({
  options: {
    area: { type: 'string', multiple: true, default: Object.keys(AREAS) },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const GOAL = 90
const unknown = values.area.filter((name) => !(name in AREAS))
if (unknown.length > 0) {
  console.error(`no such area: ${unknown.join(', ')}; there are ${Object.keys(AREAS).join(', ')}`)
  process.exit(2)
}

// A run takes long, so other work on the machine has priority.
setPriority(19)
const root = join(import.meta.dirname, '../..')
const installed = await installStryker()
const sample = values.sample === undefined ? undefined : Number(values.sample)
const scores = new Map<string, Score>()
for (const name of values.area) {
  const area = AREAS[name]
  if (area === undefined) continue
  const report = await runArea(area, { root, installed, sample, seed: Number(values.seed) })
  const score = scoreOf(report, readReasons())
  scores.set(name, score)
  for (const { file, at, mutator, line, becomes, isUnseen } of score.survivors)
    console.log(
      `${isUnseen ? 'unseen' : 'lives '} ${file}:${at} ${mutator}\n    ${line}\n    → ${becomes}`,
    )
}

console.log('\narea           killed  lives  with a reason   score')
for (const [name, { killed, survivors, excused, percent }] of scores)
  console.log(
    `${name.padEnd(14)} ${String(killed).padStart(6)} ${String(survivors.length).padStart(6)} ${String(excused).padStart(14)}   ${percent.toFixed(1)} %`,
  )
process.exitCode = [...scores.values()].every(({ percent }) => percent >= GOAL) ? 0 : 1
