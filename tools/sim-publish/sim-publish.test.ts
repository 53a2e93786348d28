import { expect, it } from 'vitest'
import { parseOptions } from './options.ts'
import { NO_PLANT, PLANTS } from './plants.ts'
import { play } from './play.ts'
import { runMany } from './run-many.ts'
import { drawScript } from './script.ts'
import { describeScript, shrink } from './shrink.ts'

const SEED = 20_261_128
const RUNS = process.env['OMC_TESTS'] === 'all' ? 5_000 : 300

it(`breaks no rule in ${RUNS} runs with lost, late and double words, freezes, jumps and crashes`, async () => {
  const { count, broken } = await runMany({ seed: SEED, from: 0, to: RUNS })
  expect(broken).toEqual([])
  expect(count).toBe(RUNS)
})

it.each([
  ['silence of the frame counts as not sent', 'one-post'],
  ['an old fence may start a send', 'fence'],
  ['a pause is not heard', 'paused'],
])('finds the planted fault: %s', async (name, rule) => {
  const plant = PLANTS[name] ?? NO_PLANT
  const { broken } = await runMany({ seed: SEED, from: 0, to: 400, plant, enough: 1 })
  expect(broken[0]?.breaches.map((breach) => breach.rule)).toContain(rule)
})

it('plays a run again line by line', async () => {
  const trace = async (index: number) => {
    const lines: string[] = []
    await play(drawScript(SEED, index), NO_PLANT, (line) => lines.push(line))
    return lines
  }
  const first = await trace(3)
  expect(first.length).toBeGreaterThan(10)
  expect(await trace(3)).toEqual(first)
  expect(await trace(4)).not.toEqual(first)
})

it('leaves out of a broken run whatever it breaks without', async () => {
  const plant = PLANTS['an unknown outcome is reported as not sent'] ?? NO_PLANT
  const { broken } = await runMany({ seed: SEED, from: 0, to: 400, plant, enough: 1 })
  const script = drawScript(SEED, broken[0]?.index ?? 0)
  const small = await shrink(script, plant)
  expect((await play(small, plant)).length).toBeGreaterThan(0)
  expect(describeScript(small).length).toBeLessThan(describeScript(script).length)
})

it('reads its options, and refuses what it does not know', () => {
  expect(parseOptions(['--runs', '7', '--seed', '3', '--threads', '2'])).toEqual({
    tag: 'runs',
    runs: 7,
    seed: 3,
    threads: 2,
  })
  expect(parseOptions(['--index', '5'])).toMatchObject({ tag: 'replay', index: 5, plantName: null })
  expect(parseOptions(['--plant', 'all'])).toMatchObject({ names: Object.keys(PLANTS) })
  expect(() => parseOptions(['--runs', '0'])).toThrow('--runs')
  expect(() => parseOptions(['--plant', 'none'])).toThrow('no plant "none"')
  expect(() => parseOptions(['--plant', 'all', '--index', '1'])).toThrow('not all')
})
