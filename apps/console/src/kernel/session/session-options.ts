import type { KeyValueStore } from '@omc/core'
import type { Language, Session, SessionOptions, SignedOutReason, Transport } from '@omc/sdk'
import type { Person } from './person.ts'

export type SessionState = {
  person: Person | null
  /** Signed in by hand on this page and not greeted yet. */
  isFresh: boolean
}

/** Reactions of the page to session changes that it did not start. */
export type SessionReactions = {
  readonly onSignedOut: (reason: SignedOutReason) => void
  /** Another tab signed in. */
  readonly onSignedIn: () => void
  /** The server answered 403. */
  readonly onForbidden: () => void
  /** The server's answer about the person is malformed. */
  readonly onMalformed: () => void
}

export type ConsoleSessionOptions = SessionReactions & {
  readonly language: () => Language
  readonly ports?: Pick<SessionOptions, 'storage' | 'channel' | 'locks' | 'clock' | 'random'>
  readonly createTransport?: (session: Session) => Transport
  /** Default: the browser's. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** Storage of the mark that somebody signed in in this browser. */
  readonly settings?: () => KeyValueStore
  /** Name of the token in the answer to a sign-in. @source console spec §5 */
  readonly tokenField?: string
}
