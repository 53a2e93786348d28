import type { KeyValueStore } from '@omc/core'
import type { Language, Session, SessionOptions, SignedOutReason, Transport } from '@omc/sdk'
import type { Person } from './person.ts'

export type SessionState = {
  person: Person | null
  /** Signed in by hand on this page and not greeted yet. */
  isFresh: boolean
}

/** What the page does when the session changes by itself. */
export type SessionReactions = {
  readonly onSignedOut: (reason: SignedOutReason) => void
  /** Another tab signed in. */
  readonly onSignedIn: () => void
  /** The server said 403. */
  readonly onForbidden: () => void
  /** What the server says about the person cannot be used. */
  readonly onMalformed: () => void
}

export type ConsoleSessionOptions = SessionReactions & {
  readonly language: () => Language
  readonly ports?: Pick<SessionOptions, 'storage' | 'channel' | 'locks' | 'clock' | 'random'>
  readonly createTransport?: (session: Session) => Transport
  /** Default: the browser's. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** Where the browser keeps that somebody signed in here. */
  readonly settings?: () => KeyValueStore
  /** What the answer to a sign-in calls its token. @source console spec §5 */
  readonly tokenField?: string
}
