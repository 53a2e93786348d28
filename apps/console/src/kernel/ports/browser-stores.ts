import type { KeyValueStore } from '@omc/core'

// Asked for again each time: in a blocked browser naming the storage already throws.

/** What this browser keeps. */
export const browserStore = (): KeyValueStore => globalThis.localStorage

/** What this tab of the browser keeps until it is closed. */
export const tabStore = (): KeyValueStore => globalThis.sessionStorage
