import DataLoader from 'dataloader'
import { sql } from 'kysely'
import type { Database, Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'

export interface LiveSession {
  id: string
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
  const [found] = await sessionsOf(db, [sessionId])
  return found && found.expires_at > now ? found : undefined
}

/**
 * Looks sessions up by their ids; one that has ended or whose person may not come in is not found,
 * one that has run out is. Requests that arrive in one turn of the event loop share a statement:
 * each look-up begins after its request came in, so nothing that is older answers it.
 */
export function createSessionLookUp({ ask }: Pick<Database, 'ask'>) {
  const loader = new DataLoader<string, LiveSession | undefined>(
    async (ids) => {
      const rows = await ask((db) => sessionsOf(db, [...new Set(ids)]))
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.map((id) => byId.get(id))
    },
    { cache: false, batchScheduleFn: (send) => void setImmediate(send) },
  )
  return (sessionId: string) => loader.load(sessionId)
}

async function sessionsOf(db: Db, ids: readonly string[]): Promise<LiveSession[]> {
  const { rows } = await sql<LiveSession>`${prepared}
    select s.id, s.user_id, s.access_valid_from, s.refresh_generation, s.refreshed_at,
      s.last_seen_at, s.expires_at, u.business_team_id, u.username, u.roles, u.full_access
    from sessions s join users u on u.id = s.user_id
    where s.id = any(${ids}::uuid[]) and s.ended_at is null
      and u.disabled_at is null and u.deleted_at is null`.execute(db)
  return rows
}
