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
      const options = {
        issuer: ISSUER,
        audience: AUDIENCE,
        algorithms: [ALGORITHM],
        currentDate: at,
      }
      try {
        const { payload } = await jwtVerify(token, key, options)
        return read(payload, 'valid')
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
