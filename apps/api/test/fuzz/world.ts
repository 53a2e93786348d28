import { sql } from 'kysely'
import type { Actor } from '../../src/kernel/actor.ts'
import { registry } from '../../src/resources/index.ts'
import type { Caller, TestApp } from '../support.ts'

/** Rows that a sampled call can point to. */
export interface World {
  /** Ids of living rows of a resource that the person's team holds. */
  idsOf: (type: string) => readonly string[]
  /** Ids of living rows of the same resource that another team holds. */
  foreignIdsOf: (type: string) => readonly string[]
  /** Outside keys that stand in for an id in some bodies: `uid` of an account. */
  valuesOf: (name: string, whose: 'own' | 'foreign') => readonly string[]
  /** Reads the ids again, of all tables or of some: calls make and trash rows. */
  refresh: (tables?: readonly string[]) => Promise<void>
}

type Ids = ReadonlyMap<string, readonly string[]>

/** The rows of two people of different teams, as each of them sees the own team. */
export async function createWorld(t: TestApp, caller: Caller, other: Caller): Promise<World> {
  let own: Ids = new Map()
  let foreign: Ids = new Map()
  const refresh = async (tables?: readonly string[]) => {
    own = new Map([...own, ...(await idsFor(t, caller, tables)), ...(await siteIds(t))])
    foreign = new Map([...foreign, ...(await idsFor(t, other, tables))])
  }
  await refresh()
  const uids = {
    own: await uidsOf(t, caller.teamId),
    foreign: await uidsOf(t, other.teamId),
  }
  return {
    idsOf: (type) => own.get(type) ?? [],
    foreignIdsOf: (type) => foreign.get(type) ?? [],
    valuesOf: (name, whose) => (name === 'uid' ? uids[whose] : []),
    refresh,
  }
}

/** Resources without rows, or with one row for each person that has no id. */
export const WITHOUT_IDS: readonly string[] = ['auth', 'preferences', 'cable_tickets', 'search']

/** Resources whose rows belong to no team: callers who work across teams reach them. */
const SITE_RESOURCES: readonly string[] = ['channels']

/** The lead of a team sees all of it, and nothing of the other teams. */
const asLead = ({ userId, teamId, sessionId }: Caller): Actor => ({
  userId,
  teamId,
  sessionId,
  username: 'lead',
  roles: ['manager'],
  admin: false,
})

async function idsFor(t: TestApp, caller: Caller, tables?: readonly string[]): Promise<Ids> {
  const resources = registry.resources.filter(
    ({ type, table }) => !WITHOUT_IDS.includes(type) && (tables?.includes(table) ?? true),
  )
  if (resources.length === 0) return new Map()
  const selects = resources.map(({ type, table, trash, scope }) => {
    const alive = trash === false ? sql`true` : sql`t.deleted_at is null`
    return sql`(select ${type}::text as type, t.id::text as id from ${sql.table(table)} t
      where ${alive} and ${scope(asLead(caller))} order by t.id desc limit 200)`
  })
  const { rows } = await t.database.asActor({ ...asLead(caller), allTeams: false }, (db) =>
    sql<{ type: string; id: string }>`${sql.join(selects, sql` union all `)}`.execute(db),
  )
  const ids = new Map<string, string[]>(resources.map(({ type }) => [type, []]))
  for (const { type, id } of rows) ids.get(type)?.push(id)
  return ids
}

/** Ids of rows of no team: no other team holds any. */
async function siteIds(t: TestApp): Promise<Ids> {
  const ids = new Map<string, string[]>()
  for (const { type, table } of registry.resources.filter(({ type }) =>
    SITE_RESOURCES.includes(type),
  )) {
    const rows = await t.rows<{ id: string }>(`select id::text as id from ${table} order by id`)
    ids.set(
      type,
      rows.map(({ id }) => id),
    )
  }
  return ids
}

async function uidsOf(t: TestApp, teamId: number): Promise<string[]> {
  const rows = await t.rows<{ uid: string }>(
    'select uid from studio_accounts where business_team_id = $1 and deleted_at is null order by id',
    [teamId],
  )
  return rows.map(({ uid }) => uid)
}
