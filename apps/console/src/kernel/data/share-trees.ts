import { replaceEqualDeep } from '@tanstack/react-query'

/**
 * Keeps the parts of a former answer that are the same in the next one, so that only what changed
 * is drawn again. Records that lead back to themselves are taken as they came: comparing those
 * would not end.
 */
export const shareTrees = (former: unknown, next: unknown): unknown =>
  hasCircle(next, new Set(), new Set()) ? next : replaceEqualDeep(former, next)

/** @param above  what the value is inside of · @param clear  what is known to have no circle */
function hasCircle(value: unknown, above: Set<unknown>, clear: Set<unknown>): boolean {
  if (typeof value !== 'object' || value === null || clear.has(value)) return false
  if (above.has(value)) return true
  above.add(value)
  const found = Object.values(value).some((inner) => hasCircle(inner, above, clear))
  above.delete(value)
  clear.add(value)
  return found
}
