/** How many rows a list has, kept for a moment. */
export interface CountCache {
  get: (key: string, now: Date) => number | undefined
  set: (key: string, entry: { type: string; count: number; now: Date }) => void
  /** Forgets the counts of these resources: one of their rows has changed. */
  drop: (types: readonly string[]) => void
}

const MAX_ENTRIES = 2_000

/**
 * Counting up to 10,000 rows costs many times what their page does, and people page through the
 * same list. A count is kept until this process writes to the resource, and at most `lifeMs`
 * against the writes of others.
 *
 * @param lifeMs  0 keeps nothing
 */
export function createCountCache(lifeMs: number): CountCache {
  const entries = new Map<string, { type: string; count: number; until: number }>()
  return {
    get(key, now) {
      const entry = entries.get(key)
      return entry && entry.until > now.getTime() ? entry.count : undefined
    },
    set(key, { type, count, now }) {
      if (lifeMs <= 0) return
      entries.delete(key)
      entries.set(key, { type, count, until: now.getTime() + lifeMs })
      const [oldest] = entries.keys()
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest)
    },
    drop(types) {
      for (const [key, { type }] of entries) if (types.includes(type)) entries.delete(key)
    },
  }
}
