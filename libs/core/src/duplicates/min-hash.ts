import { hashOf, mix } from './hash.ts'
import { pairsIn, plainText } from './plain-text.ts'

/** Rows of a signature; they are looked up by three. */
const SIZE = 60
const BAND = 3

/**
 * Signature of a text, by which near texts are found without the texts: 60 smallest hashes of its
 * pairs of characters (MinHash).
 *
 * @param least  shortest text that says enough, in letters and digits
 * @returns [] for a shorter one
 */
export function minHash(text: string, least: number): readonly number[] {
  const plain = plainText(text)
  if (Array.from(plain).length < least) return []
  const pairs = [...new Set(pairsIn(plain))].map(hashOf)
  return Array.from({ length: SIZE }, (_, row) => {
    const seed = mix(row + 1)
    let smallest = 0x7fffffff
    for (const pair of pairs) smallest = Math.min(smallest, mix(pair ^ seed))
    return smallest
  })
}

/** Estimate of the share of pairs that two texts have in common, 0 to 1 (Jaccard, ± 0.06). */
export function shareOf(one: readonly number[], other: readonly number[]): number {
  if (one.length === 0 || other.length === 0) return 0
  return one.filter((value, row) => value === other[row]).length / SIZE
}

/** Keys of a signature: texts with 60 % in common share one of the 20 with 99 %. */
export const bandsOf = (signature: readonly number[]): readonly string[] =>
  Array.from({ length: signature.length / BAND }, (_, band) =>
    [band, ...signature.slice(band * BAND, (band + 1) * BAND)].join(),
  )
