import { can } from '@omc/acl'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../src/jsonapi/operation.ts'
import { registry } from '../src/resources/index.ts'
import { createFactories } from './factories.ts'
import { FILES_AND_HOOKS } from './files-and-hooks.ts'
import { createTestApp, type Caller, type TestApp } from './support.ts'

let t: TestApp
let manager: Caller
let otherTeam: number
let app: Pool
beforeAll(async () => {
  t = await createTestApp({ data: 'demo' })
  manager = await t.as('manager')
  const other = await t.as('operator2')
  otherTeam = other.teamId
  app = new Pool({ connectionString: t.testDatabase.appUrl, max: 2 })
  const made = createFactories(t.database)
  const own = { business_team_id: otherTeam, user_id: other.userId }
  await made.device(own)
  await made.job(own)
  await t.rows(FILES_AND_HOOKS, [otherTeam, other.userId])
  await t.rows(
    `insert into commands (business_team_id, studio_account_id, uid, command, issued_by, expires_at)
     select business_team_id, id, uid, 'resume', $2, now() + interval '1 day' from studio_accounts where business_team_id = $1 limit 1`,
    [otherTeam, other.userId],
  )
})
afterAll(async () => {
  await app.end()
  await t.close()
})

const teamTables = async () =>
  (
    await t.rows<{ name: string; walled: boolean }>(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as walled
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where a.attname = 'business_team_id' and not a.attisdropped and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       order by 1`,
    )
  ).map((row) => row)

const countAs = async (settings: readonly string[], table: string) => {
  const client = await app.connect()
  try {
    await client.query('begin')
    for (const setting of settings)
      await client.query(
        `select set_config('omc.${setting.split('=')[0]}', '${setting.split('=')[1]}', true)`,
      )
    const { rows } = await client.query(
      `select count(*)::int as n, count(distinct business_team_id)::int as teams from ${table}`,
    )
    return rows[0]
  } finally {
    await client.query('rollback')
    client.release()
  }
}

describe('row-level security, with nothing of the application in front of it', () => {
  it('stands before every table with a team', async () => {
    const tables = await teamTables()
    expect(tables.length).toBeGreaterThan(12)
    expect(tables.filter(({ walled }) => !walled)).toEqual([])
  })

  it('shows no row to a transaction that names no team', async () => {
    for (const { name } of await teamTables())
      expect([name, (await countAs([], name)).n]).toEqual([name, 0])
    const { rows } = await app.query('select id from business_teams')
    expect(rows).toEqual([])
  })

  it('shows only the rows of the named team, and all with the right to all teams', async () => {
    for (const name of [
      'users',
      'studio_accounts',
      'carry_contents',
      'publish_contents',
      'publish_attempts',
      'system_notices',
    ]) {
      const own = await countAs([`team_id=${manager.teamId}`], name)
      expect(own.n).toBeGreaterThan(0)
      expect(own.teams).toBe(1)
      expect((await countAs([`team_id=${manager.teamId}`, 'all_teams=on'], name)).teams).toBe(2)
    }
  })

  it('refuses a row for another team', async () => {
    const client = await app.connect()
    try {
      await client.query('begin')
      await client.query(`select set_config('omc.team_id', $1, true)`, [String(manager.teamId)])
      const insert = client.query(
        `insert into system_notices (business_team_id, title) values ($1, 'x')`,
        [otherTeam],
      )
      await expect(insert).rejects.toMatchObject({ code: '42501' })
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it('forgets the team with the transaction', async () => {
    await countAs([`team_id=${manager.teamId}`], 'users')
    const { rows } = await app.query(`select count(*)::int as n from users`)
    expect(rows[0]).toEqual({ n: 0 })
  })

  it('never lets the serving role rewrite the audit', async () => {
    await expect(app.query(`update audit_events set operation = 'x'`)).rejects.toMatchObject({
      code: '42501',
    })
    await expect(app.query('delete from audit_events')).rejects.toMatchObject({ code: '42501' })
  })
})

const MANAGER = { roles: ['manager'], admin: false } as const

/** Bodies that would be right if the record were the caller's. */
const BODIES: Readonly<Record<string, object>> = {
  'users.update': { full_name: 'x' },
  'system_notices.update': { readed: true },
  'carry_contents.submit_to_publish': { uid: '88213' },
  'publish_contents.update': { remark: 'x' },
  'publish_attempts.submitting': { fence: 1 },
  'publish_attempts.heartbeat': { fence: 1 },
  'publish_attempts.report': { outcome: 'published', feed_id: '1' },
  'publish_attempts.reconcile': {},
  'publish_attempts.resolve': { resolution: 'not_published' },
  'devices.heartbeat': {},
  'devices.release': {},
  'commands.acknowledge': { phase: 'received', device_id: '1' },
  'creator_tasks.copy_to_user': { user_id: '1' },
  'creator_tasks.set_content_status': { status: 'checked' },
  'creator_tasks.add_content_from_douyin': { content_ids: ['c1'] },
  'creator_tasks.add_content_from_compass': { content_ids: ['c1'] },
  'creator_tasks.add_content_from_import': { blob: 'dGl0bGUKQQo=' },
  'business_pools.generate_contents': { range: [1, 1] },
}

describe('a record of another team', () => {
  const rows = registry.operations
    .filter(({ onRecord }) => onRecord)
    .map((operation) => [operation.id, operation] as const)

  it.each(rows)('%s answers 404 and changes nothing', async (id, operation) => {
    const { table, type } = operation.resource
    const rowId = await idIn(operation)
    const before = await digest(table)
    const body =
      operation.body === 'none' ? undefined : { data: { type, attributes: BODIES[id] ?? {} } }
    const answer = await manager.inject({
      method: operation.method,
      url: operation.path.replace('{id}', String(rowId)),
      ...(body
        ? { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
        : {}),
    })
    // Who leads a team holds every permission but those that reach beyond teams.
    const { may } = operation
    const open = may === 'public' || may === 'signed-in' || can(MANAGER, may)
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual(
      open ? [404, 'not_found'] : [403, 'forbidden'],
    )
    expect(await digest(table)).toEqual(before)
  })

  async function idIn({ resource }: Operation) {
    const [row] = await t.rows<{ id: number }>(
      `select id from ${resource.table} where ${resource.table === 'business_teams' ? 'id' : 'business_team_id'} = $1 order by id limit 1`,
      [otherTeam],
    )
    expect(row, `the other team needs a row in ${resource.table}`).toBeDefined()
    return row?.id
  }
  const digest = (table: string) =>
    t.rows(`select md5(string_agg(x::text, '|' order by x.id)) as d from ${table} x`)
})
