import { behaviour } from '@omc/behaviours/vitest'
import { expect, it } from 'vitest'
import { compressExactly } from './compress-exactly.ts'

const KB = 1_000
/** An encoder whose size follows from the quality. */
const encoder = (sizeAt: (quality: number) => number) => {
  const qualities: number[] = []
  return {
    qualities,
    encode: async (quality: number) => {
      qualities.push(quality)
      return { size: sizeAt(quality) }
    },
  }
}
const source = { size: 900 * KB }

it('leaves a picture that is small enough as it is', async () => {
  const { encode, qualities } = encoder(() => 1)
  const done = await compressExactly({ source, wantedBytes: 900 * KB, encode })
  expect(done).toEqual({ picture: source, triesCount: 0 })
  expect(qualities).toEqual([])
})

it('tries at most 7 times, and takes the nearest of what it got', async () => {
  // A format that knows no quality, like PNG: no try comes near.
  const { encode, qualities } = encoder((quality) => 700 * KB + quality)
  const tries: number[] = []
  const done = await compressExactly({
    source,
    wantedBytes: 100 * KB,
    encode,
    onTry: (count) => tries.push(count),
  })
  behaviour('B-229', () => expect(qualities).toHaveLength(7))
  expect(tries).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(done.triesCount).toBe(7)
  expect(done.picture.size).toBeCloseTo(700 * KB, 0)
})

it.each([
  [0.95, 95, 105],
  [0.8, 80, 120],
  // Outside its range the accuracy is 0.95.
  [0.5, 95, 105],
] as const)('with accuracy %f it comes between %i and %i kB', async (accuracy, min, max) => {
  const { encode, qualities } = encoder((quality) => quality * 800 * KB)
  const { picture } = await compressExactly({ source, wantedBytes: 100 * KB, accuracy, encode })
  expect(picture.size).toBeGreaterThanOrEqual(min * KB)
  expect(picture.size).toBeLessThanOrEqual(max * KB)
  expect(qualities.length).toBeLessThanOrEqual(7)
})

it('never gives back more than it got', async () => {
  const { encode } = encoder(() => 2_000 * KB)
  const { picture } = await compressExactly({ source, wantedBytes: 800 * KB, encode })
  expect(picture).toBe(source)
})
