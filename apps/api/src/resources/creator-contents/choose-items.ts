/** Goods that one creator post carries at most. @source resources §4: at most 2, at random */
export const MAX_ITEMS = 2

/**
 * Some of the items, each as likely as any other, in the order they stood in.
 *
 * @param random  from 0 to below 1
 */
export function chooseItems<T>(items: readonly T[], random: () => number, max = MAX_ITEMS): T[] {
  const left = items.map((_, at) => at)
  const chosen: number[] = []
  while (chosen.length < max && left.length > 0)
    chosen.push(...left.splice(Math.floor(random() * left.length), 1))
  return chosen.toSorted((a, b) => a - b).flatMap((at) => items.slice(at, at + 1))
}
