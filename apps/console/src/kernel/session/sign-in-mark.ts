import type { KeyValueStore } from '@omc/core'
import { keptValue } from '@omc/shell'
import { browserStore } from '../ports/browser-stores.ts'

export type SignInMark = {
  /** Somebody signed in, as far as this browser keeps it. */
  readonly isSet: () => boolean
  /** False only when it is certain that nobody is signed in in this browser. */
  readonly mayBeSignedIn: () => boolean
  readonly set: () => void
  readonly remove: () => void
}

/**
 * Remembers that somebody signed in in this browser and did not sign out, so that a first visit
 * does not ask the server for a session that cannot be there. It says nothing about who, and
 * grants nothing.
 */
export function createSignInMark(store: () => KeyValueStore = browserStore): SignInMark {
  const kept = keptValue<boolean>({
    key: 'omc.signedIn',
    fallback: false,
    parse: (raw) => raw === true,
    store,
  })
  return {
    isSet: kept.read,
    // A browser that keeps nothing cannot tell: then the server is asked.
    mayBeSignedIn: () => kept.read() || !kept.isKept(),
    set: () => kept.write(true),
    remove: () => kept.write(false),
  }
}
