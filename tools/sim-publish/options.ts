import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { PLANTS } from './plants.ts'

/** What the command line asks for. */
export type Options =
  | { readonly tag: 'runs'; readonly seed: number; readonly runs: number; readonly threads: number }
  | { readonly tag: 'hostile'; readonly seed: number; readonly count: number }
  | { readonly tag: 'plants'; readonly seed: number; readonly names: readonly string[] }
  | {
      readonly tag: 'replay'
      readonly seed: number
      readonly index: number
      readonly plantName: string | null
    }

/**
 * Reads `--runs N --seed N --threads N`, `--plant all|NAME`, `--index N` and `--hostile N`.
 *
 * @throws RangeError for an invalid number or an unknown plant
 */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string', default: String(availableParallelism()) },
      index: { type: 'string' },
      plant: { type: 'string' },
      hostile: { type: 'string' },
    },
  })
  const seed = whole('seed', values.seed, 0)
  const { plant, index, hostile } = values
  if (hostile !== undefined) return { tag: 'hostile', seed, count: whole('hostile', hostile, 1) }
  if (plant !== undefined && plant !== 'all' && !(plant in PLANTS))
    throw new RangeError(`no plant "${plant}"; there are: ${Object.keys(PLANTS).join('; ')}`)
  if (index !== undefined) {
    if (plant === 'all') throw new RangeError('--index replays one plant, not all')
    return { tag: 'replay', seed, index: whole('index', index, 0), plantName: plant ?? null }
  }
  if (plant !== undefined)
    return { tag: 'plants', seed, names: plant === 'all' ? Object.keys(PLANTS) : [plant] }
  const runs = whole('runs', values.runs, 1)
  return { tag: 'runs', seed, runs, threads: whole('threads', values.threads, 1) }
}

function whole(name: string, text: string, least: number): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < least)
    throw new RangeError(`--${name} must be a whole number from ${least}, not ${text}`)
  return value
}
