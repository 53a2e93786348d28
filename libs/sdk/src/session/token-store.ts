import type { Clock } from '../ports/clock.ts'
import type { SessionStorage } from './session-ports.ts'

/** @source console spec §4: the token is kept in session storage under this key */
export const TOKEN_KEY = 'Authorization'
const STAMP_KEY = 'Authorization.at'

export interface TokenStore {
  token(): string | null
  /** When the present token came into being; 0 when there is none. */
  at(): number
  /** Keeps a new token; its stamp is later than the present one and than `afterAt`. */
  issue(token: string, afterAt: number): void
  /** Keeps another tab's token if it is newer. @returns whether it was */
  adopt(token: string, at: number): boolean
  clear(): void
}

/** The session's token with a stamp, so that an old token never replaces a newer one. */
export function createTokenStore(storage: SessionStorage, clock: Clock): TokenStore {
  const at = () => Number(storage.getItem(STAMP_KEY) ?? 0) || 0
  const token = () => storage.getItem(TOKEN_KEY)
  const keep = (value: string, stamp: number) => {
    storage.setItem(TOKEN_KEY, value)
    storage.setItem(STAMP_KEY, String(stamp))
  }
  return {
    token,
    at,
    issue(value, afterAt) {
      // Strictly later than what it replaces, even within one millisecond.
      keep(value, Math.max(clock.now(), at() + 1, afterAt + 1))
    },
    adopt(value, stamp) {
      if (value === token() || stamp <= at()) return false
      keep(value, stamp)
      return true
    },
    clear() {
      storage.removeItem(TOKEN_KEY)
      storage.removeItem(STAMP_KEY)
    },
  }
}
