/** How many rows a list has, kept for a moment. */
export interface CountCache {
  /**
   * The count under a key, which holds everything that could change it. Callers that ask while it
   * is being counted wait for the same count.
   */
  get: (key: string, asked: Asked) => Promise<number>
  /** Forgets the counts of these resources: one of their rows has changed. */
  drop: (types: readonly string[]) => void
}

interface Asked {
  type: string
  now: Date
  count: () => Promise<number>
}

interface Entry {
  type: string
  count: Promise<number>
  /** Epoch ms. */
  until: number
}

const MAX_ENTRIES = 2_000

/**
 * Counting up to 10,000 rows costs many times what their page does, and people page through the
 * same list. A count is kept until this process writes to the resource, and at most `lifeMs`
 * against the writes of others, from when its counting began.
 *
 * @param lifeMs  0 keeps nothing
 */
export function createCountCache(lifeMs: number): CountCache {
  const entries = new Map<string, Entry>()
  /** Nothing is kept of a count that failed, or that a write overtook. */
  const forget = (key: string, entry: Entry) => {
    if (entries.get(key) === entry) entries.delete(key)
  }
  return {
    async get(key, { type, now, count }) {
      if (lifeMs <= 0) return count()
      const known = entries.get(key)
      // The request that counts may be aborted; those that wait then count for themselves.
      if (known && known.until > now.getTime()) return known.count.catch(() => count())
      const entry = { type, count: count(), until: now.getTime() + lifeMs }
      entries.delete(key)
      entries.set(key, entry)
      const [oldest] = entries.keys()
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest)
      entry.count.catch(() => forget(key, entry))
      return entry.count
    },
    drop(types) {
      for (const [key, { type }] of entries) if (types.includes(type)) entries.delete(key)
    },
  }
}
