import { SignJWT, errors, jwtVerify } from 'jose'
import type { Keys } from './keys.ts'

export interface AccessClaims {
  userId: number
  sessionId: string
  issuedAt: number
}
export type AccessCheck =
  | { tag: 'valid'; claims: AccessClaims }
  /** Ours, and past its time: 402 while its session lives. */
  | { tag: 'expired'; claims: AccessClaims }
  | { tag: 'foreign' }

const ISSUER = 'omc'
const AUDIENCE = 'api'
const ALGORITHM = 'HS256'
/** Tokens of active people. */
const MAX_SEEN = 5_000

export interface AccessTokens {
  issue: (
    session: { userId: number; sessionId: string },
    at: Date,
  ) => Promise<{ token: string; expiresInS: number }>
  check: (token: string, at: Date) => Promise<AccessCheck>
}

/** Short-lived bearer tokens; they name a session, which lives on the server. @source reliability C7 */
export function createAccessTokens(keys: Keys, lifeMs: number): AccessTokens {
  const key = keys.derive('access')
  // A signature that was right stays right; its time is looked at again.
  const seen = new Map<string, { claims: AccessClaims; expiresAt: number }>()
  const remember = (token: string, entry: { claims: AccessClaims; expiresAt: number }) => {
    if (seen.size >= MAX_SEEN) seen.delete(seen.keys().next().value ?? '')
    seen.set(token, entry)
  }
  return {
    async issue({ userId, sessionId }, at) {
      const token = await new SignJWT({ sid: sessionId, iat_ms: at.getTime() })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(userId))
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setExpirationTime(Math.ceil((at.getTime() + lifeMs) / 1000))
        .sign(key)
      return { token, expiresInS: Math.round(lifeMs / 1000) }
    },
    async check(token, at) {
      const known = seen.get(token)
      if (known)
        return { tag: known.expiresAt > at.getTime() ? 'valid' : 'expired', claims: known.claims }
      const options = {
        issuer: ISSUER,
        audience: AUDIENCE,
        algorithms: [ALGORITHM],
        currentDate: at,
        // Nothing of ours lives for ever.
        requiredClaims: ['exp'],
      }
      try {
        const { payload } = await jwtVerify(token, key, options)
        const checked = read(payload, 'valid')
        if (checked.tag === 'valid')
          remember(token, { claims: checked.claims, expiresAt: (payload.exp ?? 0) * 1000 })
        return checked
      } catch (error) {
        if (error instanceof errors.JWTExpired) return read(error.payload, 'expired')
        if (error instanceof errors.JOSEError) return { tag: 'foreign' }
        throw error
      }
    },
  }
}

function read(payload: Record<string, unknown>, tag: 'valid' | 'expired'): AccessCheck {
  const userId = Number(payload.sub)
  const { sid, iat_ms: issuedAt } = payload
  if (!Number.isSafeInteger(userId) || typeof sid !== 'string' || typeof issuedAt !== 'number')
    return { tag: 'foreign' }
  return { tag, claims: { userId, sessionId: sid, issuedAt } }
}
