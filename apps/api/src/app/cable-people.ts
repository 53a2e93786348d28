import { sql } from 'kysely'
import { toActor } from '../auth/authenticate.ts'
import type { Database } from '../db/database.ts'
import type { Actor } from '../kernel/actor.ts'
import type { Authentication } from '../realtime/index.ts'
import { hashTicket } from '../resources/cable-tickets/cable-tickets.resource.ts'
import { createBatcher } from './batcher.ts'

interface PersonRow {
  session_id: string
  user_id: number
  business_team_id: number
  username: string
  roles: string[]
  full_access: boolean
}

interface TicketRow extends Omit<PersonRow, 'user_id'> {
  ticket_hash: Buffer
  expires_at: Date
  /** Null when the ticket's session lives no longer. */
  user_id: number | null
}

/** The people behind tickets and sessions of sockets. */
export interface CablePeople {
  /** Uses a ticket up. */
  enter: (ticket: string) => Promise<Authentication>
  /** The owner of a live session, with their current roles. */
  find: (sessionId: string) => Promise<Found>
}

export type Found = { tag: 'live'; actor: Actor } | { tag: 'ended' }

/** Consoles per lookup statement: after a restart thousands of them come at once. */
const MOST_AT_ONCE = 50

const LIVE = sql`s.ended_at is null and u.disabled_at is null and u.deleted_at is null`
const PERSON = sql`u.business_team_id, u.username, u.roles, u.full_access`

export function createCablePeople(database: Database, now: () => Date): CablePeople {
  return {
    enter: createBatcher({
      mostKeys: MOST_AT_ONCE,
      ask: (keys) => useTickets(database, keys, now()),
    }),
    find: createBatcher({
      mostKeys: MOST_AT_ONCE,
      ask: (keys) => findPeople(database, keys, now()),
    }),
  }
}

/** A ticket opens one socket, also when two come with it at once. */
async function useTickets(
  database: Database,
  tickets: readonly string[],
  now: Date,
): Promise<Authentication[]> {
  const hashes = tickets.map(hashTicket)
  const rows = await database.asServer(
    async (db) =>
      (
        await sql<TicketRow>`with used as (
          update cable_tickets set used_at = ${now}
          where ticket_hash = any(${hashes}) and used_at is null
          returning ticket_hash, session_id, expires_at)
        select used.ticket_hash, used.session_id, used.expires_at, u.id as user_id, ${PERSON}
        from used left join sessions s on s.id = used.session_id and s.expires_at > ${now}
        left join users u on u.id = s.user_id and ${LIVE}`.execute(db)
      ).rows,
  )
  const unused = new Map(rows.map((row) => [row.ticket_hash.toString('hex'), row]))
  return hashes.map((hash) => {
    const key = hash.toString('hex')
    const row = unused.get(key)
    unused.delete(key)
    return row ? judge(row, now) : { tag: 'unauthorized' }
  })
}

function judge({ user_id, expires_at, ...row }: TicketRow, now: Date): Authentication {
  if (expires_at <= now) return { tag: 'token_expired' }
  if (user_id === null) return { tag: 'unauthorized' }
  const { teamId, sessionId, roles, admin } = toActor({ ...row, user_id }, row.session_id)
  const ids = { user_id: String(user_id), team_id: String(teamId), session_id: sessionId }
  return { tag: 'ok', identifiers: { ...ids, roles: [...roles], admin } }
}

async function findPeople(
  database: Database,
  sessionIds: readonly string[],
  now: Date,
): Promise<Found[]> {
  const { rows } = await database.ask((db) =>
    sql<PersonRow>`select s.id as session_id, s.user_id, ${PERSON}
      from sessions s join users u on u.id = s.user_id
      where s.id = any(${[...new Set(sessionIds)]}::uuid[]) and s.expires_at > ${now} and ${LIVE}`.execute(
      db,
    ),
  )
  const live = new Map(rows.map((row) => [row.session_id, toActor(row, row.session_id)]))
  return sessionIds.map((id) => {
    const actor = live.get(id)
    return actor ? { tag: 'live', actor } : { tag: 'ended' }
  })
}
