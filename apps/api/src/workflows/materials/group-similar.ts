import { likeness, pairsOf, type TitlePairs } from './similarity.ts'

export interface Comparable {
  id: number
  title: string
  /** `source/item_id` of its items. */
  itemKeys: readonly string[]
}

/** Rows that are the same thing: `into` stays, the others go into it. */
export interface SimilarGroup {
  into: number
  merged: number[]
}

/**
 * Finds what is the same among materials: titles at least so alike, or items in common. Likeness
 * is passed on (a like b, b like c: all three are one), and the material with the most items stays;
 * among equals the oldest.
 *
 * @param threshold  0 to 1
 * @param keep  a material that stays whatever it has
 */
export function groupSimilar(
  materials: readonly Comparable[],
  threshold: number,
  keep?: number,
): SimilarGroup[] {
  const groups: Prepared[][] = []
  for (const one of materials) {
    const material = { ...one, pairs: pairsOf(one.title) }
    const alike = groups.filter((group) =>
      group.some((other) => isSame(other, material, threshold)),
    )
    const joined = [...alike.flat(), material]
    for (const group of alike) groups.splice(groups.indexOf(group), 1)
    groups.push(joined)
  }
  return groups.flatMap((group) => {
    const [into, ...merged] = group.toSorted((a, b) => rank(a, keep) - rank(b, keep) || a.id - b.id)
    return into && merged.length > 0 ? [{ into: into.id, merged: merged.map(({ id }) => id) }] : []
  })
}

interface Prepared extends Comparable {
  pairs: TitlePairs
}

const isSame = (a: Prepared, b: Prepared, threshold: number) =>
  a.itemKeys.some((key) => b.itemKeys.includes(key)) || likeness(a.pairs, b.pairs) >= threshold

/** Smaller stays. */
const rank = ({ id, itemKeys }: Comparable, keep: number | undefined) =>
  id === keep ? -Infinity : -itemKeys.length
