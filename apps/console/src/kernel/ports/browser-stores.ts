import type { KeyValueStore } from '@omc/core'

// Read on each call: if storage is blocked, the property access itself throws.

/** Storage of this browser. */
export const browserStore = (): KeyValueStore => globalThis.localStorage

/** Storage of this tab, until it is closed. */
export const tabStore = (): KeyValueStore => globalThis.sessionStorage
