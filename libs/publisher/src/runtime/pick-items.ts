import type { Random } from '@omc/core'

/** @source resources spec §4 and §9 (creatorPublishMaxItems) */
export const CREATOR_PUBLISH_MAX_ITEMS = 2

/**
 * At most `maxCount` of the items, every choice equally likely, in their own order.
 *
 * @source console behaviours B-194
 */
export function pickItems<Item>(
  items: readonly Item[],
  random: Random,
  maxCount = CREATOR_PUBLISH_MAX_ITEMS,
): readonly Item[] {
  if (items.length <= maxCount) return items
  const left = items.map((_, index) => index)
  const chosen = new Set<number>()
  while (chosen.size < maxCount) {
    for (const index of left.splice(Math.floor(random.next() * left.length), 1)) chosen.add(index)
  }
  return items.filter((_, index) => chosen.has(index))
}
