import type { Waiter } from './waiting-line.ts'

/** How a renewal ended for those who waited for it. */
export type Renewal =
  | { readonly tag: 'renewed' }
  | { readonly tag: 'ended' }
  /** The waiter left first, or nothing could be stored; `cause` is the last failed refresh. */
  | { readonly tag: 'unavailable'; readonly cause: unknown }

/** The session as a transport sees it; a transport never touches storage itself. */
export interface SessionGate {
  token(): string | null
  /** A number for each call, growing: after a renewal the calls go on in this order. */
  turn(): number
  /**
   * Resolves when no renewal is under way, with how the last one ended, or when the waiter leaves
   * (`unavailable`). Never rejects.
   */
  settled(waiter?: Waiter): Promise<Renewal>
  /**
   * Asks for a token other than the one that was answered with 402. Waits as long as the waiter
   * does: a server out of reach is asked again and again, with growing pauses. Never rejects.
   */
  renew(staleToken: string | null, waiter?: Waiter): Promise<Renewal>
  /** The server answered 401 to this token. */
  rejected(usedToken: string | null): void
  /** The server answered 403. */
  forbidden(): void
}
