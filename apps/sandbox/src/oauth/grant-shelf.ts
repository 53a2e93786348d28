import { createHash, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'

/** Consent of a person. */
export type Consent = {
  readonly person: string
  readonly clientId: string
  readonly redirectUri: string
  readonly scope: string
  /** SHA-256 of the verifier, base64url; undefined without PKCE. */
  readonly challenge: string | undefined
}

/** Request to redeem a code. */
export type Proof = {
  readonly code: string
  readonly clientId: string
  readonly redirectUri: string
  readonly verifier: string | undefined
}

/** Codes and tokens of the stand-in provider, stored in memory. */
export type GrantShelf = {
  /** @returns a code that is good for one minute, once */
  agree: (consent: Consent) => string
  /** The token for a code; undefined for a wrong, used or old one. */
  exchange: (proof: Proof) => { token: string; scope: string; expiresS: number } | undefined
  /** The person of a token. */
  personOf: (token: string) => string | undefined
}

const CODE_MS = 60_000
const TOKEN_MS = 3_600_000
const MAX_KEPT = 10_000

/**
 * An empty shelf. A code that is brought a second time also ends the token it was given, because
 * one of the two was not the one who may.
 *
 * @source reliability §1.4, OAuth
 */
export function createGrantShelf(clock: Clock, random: () => string): GrantShelf {
  const codes = new Map<string, { consent: Consent; until: number; token: string | undefined }>()
  const tokens = new Map<string, { person: string; until: number }>()
  return {
    agree(consent) {
      const code = random()
      dropOldest(codes)
      codes.set(code, { consent, until: clock.now() + CODE_MS, token: undefined })
      return code
    },
    exchange({ code, clientId, redirectUri, verifier }) {
      const kept = codes.get(code)
      if (!kept) return undefined
      if (kept.token !== undefined) {
        tokens.delete(kept.token)
        codes.delete(code)
        return undefined
      }
      const { consent, until } = kept
      const fits =
        until > clock.now() &&
        consent.clientId === clientId &&
        consent.redirectUri === redirectUri &&
        isProved(consent.challenge, verifier)
      if (!fits) {
        codes.delete(code)
        return undefined
      }
      const token = random()
      dropOldest(tokens)
      tokens.set(token, { person: consent.person, until: clock.now() + TOKEN_MS })
      kept.token = token
      return { token, scope: consent.scope, expiresS: TOKEN_MS / 1000 }
    },
    personOf(token) {
      const kept = tokens.get(token)
      return kept && kept.until > clock.now() ? kept.person : undefined
    },
  }
}

function isProved(challenge: string | undefined, verifier: string | undefined): boolean {
  if (challenge === undefined) return verifier === undefined
  if (verifier === undefined) return false
  const given = Buffer.from(createHash('sha256').update(verifier).digest('base64url'))
  const expected = Buffer.from(challenge)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function dropOldest(map: Map<string, unknown>): void {
  const [oldest] = map.keys()
  if (map.size >= MAX_KEPT && oldest !== undefined) map.delete(oldest)
}
