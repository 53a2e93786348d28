import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support.ts'
import { actorSettings } from './actor-settings.ts'
import { BoundRead } from './bound-read.ts'
import { createDatabase, type Database } from './database.ts'
import { createKeptStatements } from './kept-statements.ts'
import { keptPlan } from './prepared.ts'

let t: TestApp
/** One connection: the next actor reuses the previous actor's. */
let database: Database
beforeAll(async () => {
  t = await createTestApp()
  database = createDatabase({
    ...t.testDatabase,
    poolSize: 1,
    now: t.clock.now,
    onError: () => undefined,
  })
})
afterAll(async () => {
  await database.close()
  await t.close()
})

const actorOf = async (username: string) => ({
  ...(await t.as(username)),
  username,
  roles: [],
  admin: false,
  allTeams: false,
})

const TEAMS = sql`select array_agg(distinct business_team_id)::text[] as teams,
  current_setting('omc.team_id') as bound from users`

async function read(username: string, statement = TEAMS) {
  const reader = database.readerFor(await actorOf(username))
  return reader.read<Record<string, unknown>>(reader.compile(statement))
}
const teamOf = async (username: string) => String((await t.as(username)).teamId)
describe('a read that binds itself', () => {
  it('sees the team of its actor, each on the same connection in turn', async () => {
    for (const who of ['operator', 'operator2', 'operator', 'operator2']) {
      const team = await teamOf(who)
      expect(await read(who)).toEqual([{ teams: [team], bound: team }])
    }
  })

  it('keeps one plan only for the statement that is marked so', async () => {
    const mode = sql`select current_setting('plan_cache_mode') as mode`
    expect(await read('operator', sql`${keptPlan}${mode}`)).toEqual([
      { mode: 'force_generic_plan' },
    ])
    expect(await read('operator', mode)).toEqual([{ mode: 'auto' }])
  })

  it('leaves nothing of the actor on the connection', async () => {
    const client = new Client({ connectionString: t.testDatabase.appUrl })
    await client.connect()
    const settings = actorSettings(await actorOf('operator'), t.clock.now())
    const text = "select current_setting('omc.team_id') as team"
    const rows = await new Promise((resolve, reject) => {
      client.query(
        new BoundRead({ settings, text, values: [] }, (error, found) =>
          error ? reject(error) : resolve(found),
        ),
      )
    })
    expect(rows).toEqual([{ team: settings[0] }])
    const after = await client.query(
      "select current_setting('omc.team_id', true) as team, (select count(*)::int from users) as users",
    )
    expect(after.rows).toEqual([{ team: '', users: 0 }])
    await client.end()
  })

  it('fails alone: the same statement and others work on after it', async () => {
    const broken = (divisor: number) => sql`select 1 / ${divisor}::int as result`
    await expect(read('operator', broken(0))).rejects.toMatchObject({ code: '22012' })
    expect(await read('operator', broken(1))).toEqual([{ result: 1 }])
    await expect(read('operator', sql`select from nowhere`)).rejects.toMatchObject({
      code: '42P01',
    })
    expect(await read('operator2')).toEqual([
      { teams: [await teamOf('operator2')], bound: await teamOf('operator2') },
    ])
  })

  it('is refused before it is sent when the actor is not of our tables', async () => {
    const actor = { ...(await actorOf('operator')), sessionId: "'; drop table users" }
    expect(() => database.readerFor(actor)).toThrow(TypeError)
  })

  it('reads values as the other way does', async () => {
    const statement = sql`select 7::bigint as big, 1.5::float8 as part, true as yes, null::text as nothing,
      array['a', 'b,c'] as list, '{"a": [1]}'::jsonb as json, ${['x', 'y']}::text[] as given, ${null}::text as empty`
    const actor = await actorOf('operator')
    const other = await database.asActor(actor, async (db) => (await statement.execute(db)).rows)
    expect(await read('operator', statement)).toEqual(other)
    const at = sql`select timestamptz '2026-01-02 03:04:05.678901+00' as at, timestamptz '2026-01-02 03:04:05+00' as even`
    expect(await read('operator', at)).toEqual([
      { at: '2026-01-02T03:04:05.678Z', even: '2026-01-02T03:04:05.000Z' },
    ])
  })
})

describe('the statements of a connection', () => {
  it('are kept by their last use, and the one that gives way is closed', () => {
    const kept = createKeptStatements(2)
    const use = (text: string) => {
      const { statement, isNew, dropped } = kept.use(text)
      return { name: statement.name, isNew, dropped }
    }
    expect(use('a')).toEqual({ name: 'bound_1', isNew: true, dropped: [] })
    expect(use('b')).toEqual({ name: 'bound_2', isNew: true, dropped: [] })
    expect(use('a')).toEqual({ name: 'bound_1', isNew: false, dropped: [] })
    expect(use('c')).toEqual({ name: 'bound_3', isNew: true, dropped: ['bound_2'] })
    expect(use('b')).toEqual({ name: 'bound_4', isNew: true, dropped: ['bound_1'] })
    kept.forget('b')
    expect(use('b')).toEqual({ name: 'bound_5', isNew: true, dropped: ['bound_4'] })
  })

  it('are planned once and then used by name', async () => {
    const mine = sql`select 41 + ${1}::int as kept`
    for (let i = 0; i < 3; i += 1) expect(await read('operator', mine)).toEqual([{ kept: 42 }])
    const known = await read(
      'operator',
      sql`select count(*)::int as n from pg_prepared_statements where statement like '%as kept%'`,
    )
    // The querying connection counts as well.
    expect(known).toEqual([{ n: 2 }])
  })
})
