import { replaceEqualDeep } from '@tanstack/react-query'

/**
 * Reuses equal parts of the previous answer, so only changed parts re-render. Circular records are
 * taken as they are, because comparing them would not terminate.
 */
export const shareTrees = (former: unknown, next: unknown): unknown =>
  hasCircle(next, new Set(), new Set()) ? next : replaceEqualDeep(former, next)

/** @param above  ancestors of the value · @param clear  values known to have no circle */
function hasCircle(value: unknown, above: Set<unknown>, clear: Set<unknown>): boolean {
  if (typeof value !== 'object' || value === null || clear.has(value)) return false
  if (above.has(value)) return true
  above.add(value)
  const found = Object.values(value).some((inner) => hasCircle(inner, above, clear))
  above.delete(value)
  clear.add(value)
  return found
}
