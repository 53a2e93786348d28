import type { Random } from '../../ports/clock.ts'

/** The same numbers for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Rounds and seed of the long tests: `SDK_ROUNDS` and `SDK_SEED`, else the short form. */
export const ROUNDS = Number(
  process.env['SDK_ROUNDS'] ?? (process.env['OMC_TESTS'] === 'all' ? 100 : 30),
)
export const SEED = Number(process.env['SDK_SEED'] ?? 20_260_301)
