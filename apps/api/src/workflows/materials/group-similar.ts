import { isOnePicture, isOtherPicture, signDistance } from '@omc/core/duplicates'
import { likeness, pairsOf, type TitlePairs } from './similarity.ts'

export interface Comparable {
  id: number
  title: string
  category: string
  /** Perceptual hash of its cover; '' if unknown. */
  sign: string
  /** `source/item_id` of its items. */
  itemKeys: readonly string[]
}

/** Rows that are the same thing: `into` stays, the others go into it. */
export interface SimilarGroup {
  into: number
  merged: number[]
}

/**
 * Finds what is the same among materials: items in common, titles at least so alike, or one cover and
 * titles that have something in common. What only looks alike is kept apart when something speaks
 * against it: another category, or quite another cover. Items in common are passed on (a with b, b
 * with c: all three are one); a group that is held together by looks takes in only what is like each
 * of it. The material with the most items stays; among equals the oldest.
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
    const bound = groups.filter((group) => group.some((other) => sharesItem(other, material)))
    const like = groups.find(
      (group) =>
        !bound.includes(group) && group.every((other) => looksAlike(other, material, threshold)),
    )
    const joining = like && bound.length === 0 ? [like] : bound
    const joined = [...joining.flat(), material]
    for (const group of joining) groups.splice(groups.indexOf(group), 1)
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

const sharesItem = (a: Prepared, b: Prepared) => a.itemKeys.some((key) => b.itemKeys.includes(key))

function looksAlike(a: Prepared, b: Prepared, threshold: number): boolean {
  if (isOtherCategory(a.category, b.category)) return false
  const titles = likeness(a.pairs, b.pairs)
  const covers = signDistance(a.sign, b.sign)
  if (covers && isOnePicture(covers)) return titles >= Math.min(SOMETHING, threshold)
  return titles >= threshold && (titles === 1 || !covers || !isOtherPicture(covers))
}

/** A category may say more than the other; two that have nothing in common are two. */
const isOtherCategory = (one: string, other: string) =>
  one !== '' && other !== '' && !one.includes(other) && !other.includes(one)

/** Titles of one thing that was given another name. */
const SOMETHING = 0.2

/** Smaller stays. */
const rank = ({ id, itemKeys }: Comparable, keep: number | undefined) =>
  id === keep ? -Infinity : -itemKeys.length
