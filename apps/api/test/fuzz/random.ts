import * as fc from 'fast-check'

/** Draws one value of an arbitrary. The same seed draws the same values in the same order. */
export type Random = <T>(arbitrary: fc.Arbitrary<T>) => T

/**
 * A stream of drawn values.
 *
 * @param seed any integer; equal seeds give equal streams
 */
export function createRandom(seed: number): Random {
  let drawn = 0
  return <T>(arbitrary: fc.Arbitrary<T>) => {
    drawn += 1
    const [value] = fc.sample(arbitrary, { seed: mix(seed, drawn), numRuns: 1 })
    // fc.sample gives as many values as it was asked for.
    return value as T
  }
}

/** A seed of its own for one part of a run, so that the part can be replayed alone. */
export const seedOf = (seed: number, name: string) =>
  Buffer.from(name).reduce((hash, byte) => mix(hash, byte), Math.trunc(seed))

const mix = (a: number, b: number) => Math.imul((a ^ (b + 0x9e37_79b9)) | 0, 0x85eb_ca6b) | 0
