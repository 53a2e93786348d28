import type { KeyValueStore } from '@omc/core'
import { keptValue } from '@omc/shell'
import { browserStore } from '../ports/browser-stores.ts'

export type SignInMark = {
  /** Whether this browser has stored a sign-in. */
  readonly isSet: () => boolean
  /** False only if it is certain that nobody is signed in in this browser. */
  readonly mayBeSignedIn: () => boolean
  readonly set: () => void
  readonly remove: () => void
}

/**
 * Remembers that somebody signed in in this browser and did not sign out, so a first visit does not
 * request a session that cannot exist. It identifies nobody and grants nothing.
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
    // Without storage the answer is unknown, so the server is asked.
    mayBeSignedIn: () => kept.read() || !kept.isKept(),
    set: () => kept.write(true),
    remove: () => kept.write(false),
  }
}
