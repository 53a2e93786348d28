import type { Random } from '../ports/random.ts'

/**
 * Chance that repeats: the same seed gives the same numbers in [0, 1), in the same order.
 * Print the seed with a failing test and the run can be played again.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return {
    next() {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
    },
  }
}
