import type { RoleName } from '@omc/acl'
import type { Database } from '../db/database.ts'
import type { Actor } from '../kernel/actor.ts'
import { problem } from '../kernel/problem.ts'
import type { AccessTokens } from './access-token.ts'
import { createSessionLookUp } from './live-session.ts'

export type Authenticate = (authorization: string | undefined, now: Date) => Promise<Actor>

const signedOut = () => problem('signed_out.again')
const expired = () => problem('token_expired')

/**
 * Finds who a bearer token stands for. The session is looked up each time, so that signing out,
 * disabling a person and changing roles take effect at once.
 *
 * @throws Problem 402 `token_expired` while the session of an expired token lives, else 401
 * @source spec README 12; reliability §1.4 (7.2, 7.4, 8.3.2)
 */
export function createAuthenticate(tokens: AccessTokens, database: Database): Authenticate {
  const lookUp = createSessionLookUp(database)
  return async (authorization, now) => {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
    if (!token) throw signedOut()
    const check = await tokens.check(token, now)
    if (check.tag === 'foreign') throw signedOut()
    const { sessionId, userId, issuedAt } = check.claims
    const found = await lookUp(sessionId)
    if (found?.user_id !== userId || found.expires_at <= now) throw signedOut()
    if (check.tag === 'expired' || issuedAt < found.access_valid_from.getTime()) throw expired()
    return toActor(found, sessionId)
  }
}

export const toActor = (
  row: {
    user_id: number
    business_team_id: number
    username: string
    roles: string[]
    full_access: boolean
  },
  sessionId: string,
): Actor => ({
  userId: row.user_id,
  teamId: row.business_team_id,
  sessionId,
  username: row.username,
  // Role names come from our own table; an unknown one simply grants nothing.
  roles: row.roles as RoleName[],
  admin: row.full_access,
})
