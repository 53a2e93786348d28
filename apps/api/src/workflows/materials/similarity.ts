/** The character bigrams of a title with their counts. */
export interface TitlePairs {
  plain: string
  pairs: ReadonlyMap<string, number>
  count: number
}

/** Case, width, spaces and punctuation do not count; Chinese needs no words for it. */
export function pairsOf(title: string): TitlePairs {
  const plain = title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const characters = Array.from(plain)
  const pairs = new Map<string, number>()
  for (let i = 0; i + 1 < characters.length; i += 1) {
    const pair = `${characters[i]}${characters[i + 1]}`
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return { plain, pairs, count: Math.max(0, characters.length - 1) }
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
