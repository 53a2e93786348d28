import type { Db } from '../db/database.ts'
import type { Config } from '../kernel/config.ts'
import type { AccessTokens } from './access-token.ts'
import type { Keys } from './keys.ts'

/** Part of a call's context that signing in and out uses. */
export interface SignInCall {
  actor: { readonly userId: number } | undefined
  db: Db
  now: Date
  services: {
    config: Config
    keys: Keys
    tokens: AccessTokens
    /** Closes the sockets of an ended session. */
    broadcast: { endSession: (sessionId: string) => Promise<void> }
  }
  request: {
    remoteAddress: string
    userAgent: string
    cookies: Readonly<Record<string, string | undefined>>
  }
  answer: { cookies: { name: string; value: string; expiresAt: Date }[] }
  afterCommit: (effect: () => Promise<void> | void) => void
}
