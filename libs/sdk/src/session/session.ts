import type { Clock, Random } from '../ports/clock.ts'
import type { Refresh } from './renew-token.ts'
import type { SessionGate } from './session-gate.ts'
import type {
  SessionChannel,
  SessionLocks,
  SessionOnline,
  SessionStorage,
} from './session-ports.ts'
import type { SessionTiming } from './session-timing.ts'

/** The party that ended the session: the person, the server on refresh, the server on a call, another tab. */
export type SignedOutReason = 'user' | 'expired' | 'rejected' | 'sibling'

export interface SessionOptions {
  /** Default: memory, which lasts as long as the session object. */
  readonly storage?: SessionStorage
  /** Left out: the SDK that is made with this session gives its own by `bind`. */
  readonly refresh?: Refresh
  readonly channel?: SessionChannel
  /** Left out: the tabs agree over the channel, and the server forgives two at once. */
  readonly locks?: SessionLocks
  /** Left out: a refresh that failed is tried again after its pause and not before. */
  readonly online?: SessionOnline
  readonly clock?: Clock
  readonly random?: Random
  /** Called once per end of session; the application keeps the return target. */
  readonly onSignedOut?: (reason: SignedOutReason) => void
  readonly onForbidden?: () => void
  /** Another tab signed in, perhaps as another person: what is loaded may be theirs no longer. */
  readonly onSignedIn?: () => void
  readonly timing?: Partial<SessionTiming>
}

export interface Session extends SessionGate {
  /** Gives what only an SDK has. A `refresh` that is there already stays: the first one counts. */
  bind(ports: { readonly refresh: Refresh }): void
  /** For a new tab: its own token, else a sibling's, else one refresh. Never rejects. */
  start(): Promise<'signed-in' | 'signed-out' | 'unavailable'>
  /** Keeps the token of a login and tells the other tabs. */
  signIn(token: string): void
  /** Ends the session in every tab. */
  signOut(): void
  dispose(): void
}
