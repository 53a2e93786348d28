import type { KeyValueStore } from '@omc/core'
import { keptValue, type KeptValue } from '@omc/shell'

/** What was read from the server until a screen stood, by the screen's address. */
type ReadsOfScreens = Readonly<Record<string, readonly string[]>>

const API = '/api/v1/'
/** More a first screen does not read; more screens nobody comes back to. */
export const MOST_READS = 6
export const MOST_SCREENS = 20

/** What this browser keeps of it; nothing of a person, and until they sign out. */
export function keptFirstReads(store: () => KeyValueStore): KeptValue<ReadsOfScreens> {
  return keptValue({ key: 'omc.firstReads', fallback: {}, parse: parseFirstReads, store })
}

/** A foreign value must not send the page anywhere but to the reads of its own server. */
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
