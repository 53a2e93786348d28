/** How a renewal ended for those who waited for it. */
export type Renewal =
  | { readonly tag: 'renewed' }
  | { readonly tag: 'ended' }
  | { readonly tag: 'unavailable'; readonly cause: unknown }

/** What a transport needs to know about the session; it never touches storage itself. */
export interface SessionGate {
  token(): string | null
  /** Resolves when no renewal is under way. Never rejects. */
  settled(): Promise<void>
  /** Asks for a token other than the one that was answered with 402. Never rejects. */
  renew(staleToken: string | null): Promise<Renewal>
  /** The server answered 401 to this token. */
  rejected(usedToken: string | null): void
  /** The server answered 403. */
  forbidden(): void
}
