import type { KeyValueStore } from '@omc/core'
import { keptValue, type KeptValue } from '@omc/shell'

/** Reads that each screen made until it was ready, by the screen's address. */
type ReadsOfScreens = Readonly<Record<string, readonly string[]>>

const API = '/api/v1/'
/** No first screen reads more, and nobody returns to more screens. */
export const MOST_READS = 6
export const MOST_SCREENS = 20

/** First reads kept in this browser until sign-out; they contain no personal data. */
export function keptFirstReads(store: () => KeyValueStore): KeptValue<ReadsOfScreens> {
  return keptValue({ key: 'omc.firstReads', fallback: {}, parse: parseFirstReads, store })
}

/** Parses untrusted storage: a tampered value may name only reads of our own server. */
function parseFirstReads(raw: unknown): ReadsOfScreens {
  if (typeof raw !== 'object' || raw === null) return {}
  const screens = Object.entries(raw).flatMap(([address, reads]) =>
    address.startsWith('/') && Array.isArray(reads)
      ? [[address, reads.filter(isRead).slice(0, MOST_READS)] as const]
      : [],
  )
  return Object.fromEntries(screens.slice(-MOST_SCREENS))
}

const isRead = (url: unknown): url is string =>
  typeof url === 'string' && url.startsWith(API) && !url.includes('..')
