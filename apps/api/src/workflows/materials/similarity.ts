import { pairsIn, plainText } from '@omc/core/duplicates'

/** The character bigrams of a title with their counts. */
export interface TitlePairs {
  plain: string
  pairs: ReadonlyMap<string, number>
  count: number
}

/** Case, width, spaces and punctuation do not count. */
export function pairsOf(title: string): TitlePairs {
  const plain = plainText(title)
  const all = pairsIn(plain)
  const pairs = new Map<string, number>()
  for (const pair of all) pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  return { plain, pairs, count: all.length }
}

/**
 * How alike two titles are: the share of pairs they have in common (Dice).
 *
 * @returns 0 (nothing in common) to 1 (the same)
 */
export function likeness(one: TitlePairs, other: TitlePairs): number {
  if (one.plain === other.plain) return one.plain === '' ? 0 : 1
  const size = one.count + other.count
  if (size === 0) return 0
  let shared = 0
  for (const [pair, n] of one.pairs) shared += Math.min(n, other.pairs.get(pair) ?? 0)
  return (2 * shared) / size
}

/** The same for two texts. */
export const similarity = (one: string, other: string): number =>
  likeness(pairsOf(one), pairsOf(other))
