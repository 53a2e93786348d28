/** The part of a category that says where it stands. */
export type Placed = {
  readonly id: string
  readonly name: string
  readonly parent_id: string | null
  readonly lft: number
}

/** Where a dragged category lands: before the row under the pointer, or below it. */
export type Drop = 'before' | 'into'

/** Arguments of the update that moves a category. */
export type Move = {
  readonly id: string
  readonly parent_id: string | null
  readonly lft: number
}

/** Beyond the largest place of a tree: the last one below its parent. */
export const LAST = 100_000

/** Move of a category to a row; null where it would stand where it stands. */
export function moveOnto(id: string, target: Placed, drop: Drop): Move | null {
  if (id === target.id) return null
  return drop === 'before'
    ? { id, parent_id: target.parent_id, lft: target.lft }
    : { id, parent_id: target.id, lft: LAST }
}

/** The upper third of a row means before it, the rest below it. */
export const dropAt = (y: number, { top, height }: Pick<DOMRect, 'top' | 'height'>): Drop =>
  y - top < height / 3 ? 'before' : 'into'

/** The sibling that follows, by which an undo finds the way back; null behind the last one. */
export function nextSibling(siblings: readonly Placed[], { id, lft }: Placed): string | null {
  const later = siblings.filter((one) => one.id !== id && one.lft > lft)
  return later.toSorted((a, b) => a.lft - b.lft)[0]?.id ?? null
}
