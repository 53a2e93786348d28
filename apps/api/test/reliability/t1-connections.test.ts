import { AbortedTransactionError, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type Database } from '../../src/db/database.ts'
import { createTestApp, type TestApp } from '../support.ts'

let t: TestApp
/** One connection: the next actor gets what the one before left. */
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

const askOutside = () =>
  database.ask((db) =>
    sql<{ team: string; began: string }>`
      select coalesce(current_setting('omc.team_id', true), '') as team, now()::text as began`.execute(
      db,
    ),
  )

/**
 * Settings of an actor that are left on a connection, outside of any transaction of ours; in one
 * that is open the time of `now()` stands still.
 */
async function left() {
  const [first, second] = [(await askOutside()).rows[0], (await askOutside()).rows[0]]
  return { team: first?.team, open: first?.began === second?.began }
}
const seen = async (username: string) =>
  database.asActor(await actorOf(username), async (db) => {
    const { rows } = await sql<{ team: string; teams: number }>`
      select current_setting('omc.team_id') as team,
        (select count(distinct business_team_id)::int from users) as teams`.execute(db)
    return rows[0]
  })
const theirs = () => actorOf('operator2')

/** Each leaves a transaction of the other team in its own bad way. */
const ENDINGS: [string, () => Promise<unknown>][] = [
  ['ended well', async () => database.asActor(await theirs(), (db) => sql`select 1`.execute(db))],
  [
    'failed in the behaviour',
    async () => database.asActor(await theirs(), () => Promise.reject(new Error('planted'))),
  ],
  [
    'failed in a statement',
    async () => database.asActor(await theirs(), (db) => sql`select 1/0`.execute(db)),
  ],
  [
    'was cancelled from outside',
    async () =>
      database.asActor(await theirs(), async (db) => {
        await Promise.all([sql`select pg_sleep(20)`.execute(db), cancelAll('pg_cancel_backend')])
      }),
  ],
  [
    'lost its server process',
    async () =>
      database.asActor(await theirs(), async (db) => {
        await Promise.all([sql`select pg_sleep(20)`.execute(db), cancelAll('pg_terminate_backend')])
      }),
  ],
]

async function cancelAll(how: 'pg_cancel_backend' | 'pg_terminate_backend') {
  for (;;) {
    const hit = await t.rows(
      `select ${how}(pid) from pg_stat_activity where datname = current_database()
         and query like '%pg_sleep%' and pid <> pg_backend_pid() and state = 'active'`,
    )
    if (hit.length > 0) return
  }
}

it.each(ENDINGS)(
  'a request after one that %s sees its own team only (T1)',
  async (_how, previous) => {
    // It fails in its own way; what it leaves behind is what is looked at.
    await previous().catch(() => undefined)
    const mine = await actorOf('operator')
    expect(await seen('operator')).toMatchObject({ team: String(mine.teamId), teams: 1 })
    expect(await left()).toEqual({ team: '', open: false })
  },
)

it('a write whose failed statement nobody told of is not taken for kept', async () => {
  const actor = await actorOf('operator')
  const write = database.asActor(actor, async (db) => {
    await sql`insert into system_notices (business_team_id, user_id, title)
      values (${actor.teamId}, ${actor.userId}, 'lost')`.execute(db)
    // The fault that is planted: a failed statement of which nobody hears.
    await sql`select 1/0`.execute(db).catch(() => undefined)
    return 'done'
  })
  await expect(write).rejects.toThrow(AbortedTransactionError)
  expect(await t.rows(`select 1 from system_notices where title = 'lost'`)).toEqual([])
})

it('a transaction that cannot be rolled back in time takes its connection with it (T1)', async () => {
  const short = createDatabase({
    ...t.testDatabase,
    poolSize: 1,
    now: t.clock.now,
    onError: () => undefined,
    timeouts: { statementMs: 10_000, answerMs: 300 },
  })
  const pid = async () =>
    short.asActor(
      await actorOf('operator'),
      async (db) =>
        (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0],
    )
  const before = await pid()
  const silent = short.asActor(await theirs(), (db) => sql`select pg_sleep(2)`.execute(db))
  await expect(silent).rejects.toThrow('Query read timeout')
  expect(await pid()).not.toEqual(before)
  const [row] = await short.asActor(
    await actorOf('operator'),
    async (db) =>
      (
        await sql<{
          teams: number
        }>`select count(distinct business_team_id)::int as teams from users`.execute(db)
      ).rows,
  )
  expect(row).toEqual({ teams: 1 })
  await short.close()
})
