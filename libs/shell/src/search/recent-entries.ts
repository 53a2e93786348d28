import type { KeyValueStore } from '@omc/core'
import { keptValue } from '../storage/kept-value.ts'

/** How many are remembered. */
export const RECENT_MAX = 8

export type RecentEntries = {
  /** Ids, the latest first. */
  readonly list: () => readonly string[]
  readonly add: (id: string) => void
  readonly clear: () => void
}

/**
 * Entries opened through the palette, stored per person in this browser.
 *
 * @param userId  another person's are not shown
 * @source        ux: palette, recent
 */
export function recentEntries(store: () => KeyValueStore, userId: string): RecentEntries {
  const kept = keptValue<readonly string[]>({
    key: `omc.palette-recent.${userId}`,
    fallback: [],
    parse: parseRecent,
    store,
  })
  let ids = kept.read()
  const set = (next: readonly string[]) => {
    ids = next
    kept.write(next)
  }
  return {
    list: () => ids,
    add: (id) => set([id, ...ids.filter((other) => other !== id)].slice(0, RECENT_MAX)),
    clear: () => set([]),
  }
}

function parseRecent(raw: unknown): readonly string[] {
  if (!Array.isArray(raw)) return []
  const texts = raw.filter((id): id is string => typeof id === 'string' && id.length <= 200)
  return [...new Set(texts)].slice(0, RECENT_MAX)
}
