/**
 * Publishes in a simulated world: the product's publisher, frame bridge, API port and ledger rules
 * against lost, late and double messages, freezes, clock jumps, crashes and second executors.
 *
 *   npm run sim:publish -- --runs 1000000     on all cores; ends with 1 when a rule is broken
 *   npm run sim:publish -- --plant all        each rule taken away: found within 10,000 runs?
 *   npm run sim:publish -- --seed 1 --index 7 plays one run again and prints what happens in it
 *   npm run sim:publish -- --hostile 100000   hostile messages at an open frame: none has an effect
 */
import { throwHostile } from './hostile.ts'
import { parseOptions } from './options.ts'
import type { Options } from './options.ts'
import { NO_PLANT, PLANTS } from './plants.ts'
import type { Plant } from './plants.ts'
import { play } from './play.ts'
import type { Found } from './run-many.ts'
import { runThreads } from './run-threads.ts'
import { drawScript } from './script.ts'
import { describeScript, shrink } from './shrink.ts'
import { INVARIANTS } from './watch.ts'
import type { Breach } from './watch.ts'

/** A planted fault must be found within so many runs. */
const PLANT_RUNS = 10_000
const ENOUGH = 5
const TELL_EVERY_MS = 30_000

try {
  process.exitCode = await run(parseOptions(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 2
}

function run(options: Options): Promise<number> {
  const tasks = { runs: runAll, plants: findPlants, replay, hostile: beHostile }
  // as: each task takes the options of its own tag.
  return tasks[options.tag](options as never)
}

async function runAll({ seed, runs, threads }: Options & { tag: 'runs' }): Promise<number> {
  const startedAt = performance.now()
  const speed = (count: number) => Math.round(count / ((performance.now() - startedAt) / 1_000))
  let toldAt = startedAt
  console.log(`seed ${seed}, ${runs} runs on ${threads} threads`)
  const work = { seed, from: 0, to: runs, enough: ENOUGH, plantName: null }
  const told = new Set<number>()
  const tellNew = (found: readonly Found[]) => {
    for (const { index, breaches } of found.filter((one) => !told.has(one.index))) {
      told.add(index)
      console.log(`✗ seed ${seed}, run ${index}:`)
      tellBreaches(breaches)
    }
  }
  const { count, broken } = await runThreads(threads, work, (done) => {
    tellNew(done.broken)
    if (performance.now() - toldAt < TELL_EVERY_MS) return
    toldAt = performance.now()
    console.log(`${done.count} runs, ${done.broken.length} broken, ${speed(done.count)} runs/s`)
  })
  tellNew(broken)
  const [first] = broken
  if (first) await tellSmall(seed, first.index, null)
  console.log(`${count} runs, ${broken.length} broken, ${speed(count)} runs/s`)
  return broken.length === 0 ? 0 : 1
}

async function findPlants({ seed, names }: Options & { tag: 'plants' }): Promise<number> {
  let missed = 0
  for (const plantName of names) {
    const work = { seed, from: 0, to: PLANT_RUNS, enough: 1, plantName }
    const { broken } = await runThreads(1, work)
    const [first] = broken
    if (!first) missed += 1
    const rules = [...new Set(first?.breaches.map(({ rule }) => rule))].join(', ')
    console.log(
      first ? `✓ ${plantName}: run ${first.index}, ${rules}` : `✗ ${plantName}: not found`,
    )
  }
  console.log(`${names.length} planted faults, ${missed} not found within ${PLANT_RUNS} runs`)
  return missed === 0 ? 0 : 1
}

async function beHostile({ seed, count }: Options & { tag: 'hostile' }): Promise<number> {
  const { effects } = await throwHostile(seed, count)
  for (const { index, kind, what } of effects.slice(0, ENOUGH))
    console.log(`✗ seed ${seed}, message ${index} (${kind}) ${what}`)
  console.log(`${count} hostile messages, ${effects.length} effects`)
  return effects.length === 0 ? 0 : 1
}

async function replay({ seed, index, plantName }: Options & { tag: 'replay' }): Promise<number> {
  const script = drawScript(seed, index)
  console.log(describeScript(script))
  const breaches = await play(script, plantOf(plantName), (line) => console.log(line))
  tellBreaches(breaches)
  if (breaches.length > 0) await tellSmall(seed, index, plantName)
  return breaches.length === 0 ? 0 : 1
}

async function tellSmall(seed: number, index: number, plantName: string | null): Promise<void> {
  const small = await shrink(drawScript(seed, index), plantOf(plantName))
  console.log(`\nrun ${index} with all left out that can be:\n${describeScript(small)}`)
  tellBreaches(await play(small, plantOf(plantName), (line) => console.log(line)))
}

function plantOf(name: string | null): Plant {
  return name === null ? NO_PLANT : (PLANTS[name] ?? NO_PLANT)
}

function tellBreaches(breaches: readonly Breach[]): void {
  for (const { rule, at, what } of breaches)
    console.log(`✗ ${(at / 1_000).toFixed(3)} s, ${rule} (${INVARIANTS[rule]}): ${what}`)
}
