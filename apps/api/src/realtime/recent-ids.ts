/** Keeps the most recent ids, to detect duplicates. */
export function createRecentIds(keptCount: number): {
  /** Whether this id is new. */
  add(id: string): boolean
} {
  const ids = new Set<string>()
  return {
    add(id) {
      if (ids.has(id)) return false
      ids.add(id)
      if (ids.size <= keptCount) return true
      const [oldest] = ids
      if (oldest !== undefined) ids.delete(oldest)
      return true
    },
  }
}
