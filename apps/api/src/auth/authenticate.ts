import type { RoleName } from '@omc/acl'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import type { Actor } from '../jsonapi/actor.ts'
import { problem } from '../jsonapi/problem.ts'
import type { AccessTokens } from './access-token.ts'

export type Authenticate = (authorization: string | undefined, now: Date) => Promise<Actor>

const signedOut = () => problem(401, 'signed_out', '登录已失效，请重新登录 / please sign in again')
const expired = () => problem(402, 'token_expired', '令牌已过期 / the token has expired')

/**
 * Finds who a bearer token stands for. The session is looked up each time, so that signing out,
 * disabling a person and changing roles take effect at once.
 *
 * @throws Problem 402 `token_expired` while the session of an expired token lives, else 401
 * @source spec README 12; reliability §1.4 (7.2, 7.4, 8.3.2)
 */
export function createAuthenticate(tokens: AccessTokens, database: Database): Authenticate {
  return async (authorization, now) => {
    const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
    if (!token) throw signedOut()
    const check = await tokens.check(token, now)
    if (check.tag === 'foreign') throw signedOut()
    const { sessionId, userId, issuedAt } = check.claims
    const found = await database.ask((db) => liveSession(db, { sessionId, now }))
    if (!found || found.user_id !== userId) throw signedOut()
    if (check.tag === 'expired' || issuedAt < found.access_valid_from.getTime()) throw expired()
    return toActor(found, sessionId)
  }
}

type Db = Parameters<Parameters<Database['asServer']>[0]>[0]

interface LiveSession {
  user_id: number
  access_valid_from: Date
  refresh_generation: number
  refreshed_at: Date
  last_seen_at: Date
  expires_at: Date
  business_team_id: number
  username: string
  roles: string[]
  full_access: boolean
}

/** The person behind a session that has neither ended nor run out, if they may still come in. */
export async function liveSession(
  db: Db,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<LiveSession | undefined> {
  const { rows } = await sql<LiveSession>`${prepared}
    select s.user_id, s.access_valid_from, s.refresh_generation, s.refreshed_at, s.last_seen_at,
      s.expires_at, u.business_team_id, u.username, u.roles, u.full_access
    from sessions s join users u on u.id = s.user_id
    where s.id = ${sessionId} and s.ended_at is null and s.expires_at > ${now}
      and u.disabled_at is null and u.deleted_at is null`.execute(db)
  return rows[0]
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
