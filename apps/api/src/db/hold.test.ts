import { AbortedTransactionError, sql } from 'kysely'
import { Client, types } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support.ts'
import type { BoundActor } from './actor-settings.ts'
import { DATABASE_TIMEOUTS } from './guarded-pool.ts'
import { ask, hold } from './hold.ts'

let t: TestApp
let actor: BoundActor
beforeAll(async () => {
  t = await createTestApp()
  const operator = await t.as('operator')
  actor = { ...operator, username: 'operator', roles: [], admin: false, allTeams: false }
})
afterAll(() => t.close())
afterEach(() => vi.restoreAllMocks())

const tripsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const query = vi.spyOn(Client.prototype, 'query')
  await work()
  return query.mock.calls.length
}
const setTo = (value: string) => sql`select set_config('omc.test', ${value}, true)`
const SETTING = sql<{ value: string }>`select current_setting('omc.test', true) as value`

it('opens a transaction with its first statement, and ends it with what is held', async () => {
  const trips = await tripsOf(() =>
    t.database.asActor(actor, async (db) => {
      await hold(db, setTo('first'))
      expect(await ask(db, SETTING)).toEqual([{ value: 'first' }])
      await hold(db, setTo('last'))
    }),
  )
  expect(trips).toBe(2)
})

it('gives the rows of a held statement, and sends it when nothing did', async () => {
  const trips = await tripsOf(() =>
    t.database.asServer(async (db) => {
      const five = await hold<{ n: number }>(db, sql`select ${5}::int as n`)
      const at = await hold<{ at: Date }>(db, sql`select ${'2026-01-01'}::timestamptz as at`)
      expect(await five.rows()).toEqual([{ n: 5 }])
      expect(await at.rows()).toEqual([{ at: new Date('2026-01-01T00:00:00Z') }])
    }),
  )
  expect(trips).toBe(2)
})

it('keeps the described columns of a statement for its next turn', async () => {
  for (const n of [1, 2]) {
    const rows = await t.database.asActor(actor, (db) => ask(db, sql`select ${n}::int as n`))
    expect(rows).toEqual([{ n }])
  }
})

it('fails with the statement that it goes with, and nothing of the transaction stays', async () => {
  const title = 'held and undone'
  const notice = sql`insert into system_notices (business_team_id, title, created_at, updated_at)
    values (${actor.teamId}, ${title}, ${t.clock.now()}, ${t.clock.now()})`
  const failing = t.database.asServer(async (db) => {
    await hold(db, notice)
    await hold(db, sql`select 1 / ${0}::int`)
    await ask(db, SETTING)
  })
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  const late = t.database.asServer(async (db) => {
    await hold(db, notice)
    await hold(db, sql`select 1 / ${0}::int`)
  })
  await expect(late).rejects.toMatchObject({ code: '22012' })
  expect(await t.rows('select id from system_notices where title = $1', [title])).toEqual([])
})

it('gives no rows for a statement whose trip failed, and keeps nothing of the rest', async () => {
  const swallowing = t.database.asServer(async (db) => {
    const one = await hold(db, sql`select 1 as n`)
    await expect(ask(db, sql`select 1 / ${0}::int`)).rejects.toMatchObject({ code: '22012' })
    await expect(one.rows()).rejects.toMatchObject({ code: '22012' })
    await expect(ask(db, SETTING)).rejects.toMatchObject({ code: '22012' })
  })
  await expect(swallowing).rejects.toThrow(AbortedTransactionError)
})

it('fails, and the process goes on, when a value of the answer cannot be read', async () => {
  const { CIDR } = types.builtins
  const parse = types.getTypeParser(CIDR)
  onTestFinished(() => types.setTypeParser(CIDR, parse))
  types.setTypeParser(CIDR, () => {
    throw new SyntaxError('not this one')
  })
  const failing = t.database.asServer((db) => ask(db, sql`select '10.0.0.0/8'::cidr as range`))
  await expect(failing).rejects.toThrow('not this one')
  expect(await t.database.asServer((db) => ask(db, sql`select 1 as n`))).toEqual([{ n: 1 }])
})

it('reads the columns of statements that give way in the trip that asks them', async () => {
  const many = Array.from(
    { length: 70 },
    (_, at) => sql<object>`select ${at}::int as ${sql.ref(`n${at}`)}`,
  )
  for (let round = 0; round < 2; round += 1) {
    const rows = await t.database.asServer(async (db) => {
      const held = []
      for (const statement of [...many, ...many.slice(0, 3)]) held.push(await hold(db, statement))
      const answers = []
      for (const one of held) answers.push(...(await one.rows()))
      return answers
    })
    expect(rows).toHaveLength(73)
    expect([rows[0], rows[69], rows[72]]).toEqual([{ n0: 0 }, { n69: 69 }, { n2: 2 }])
  }
})

it('waits for the answer to a trip as long as its statements may take together', async () => {
  const query = vi.spyOn(Client.prototype, 'query')
  await t.database.asServer(async (db) => {
    await hold(db, sql`select 1 as n`)
    await ask(db, SETTING)
  })
  expect(query.mock.calls.map(([trip]) => trip)).toMatchObject([
    { query_timeout: 3 * DATABASE_TIMEOUTS.answerMs },
    { query_timeout: DATABASE_TIMEOUTS.answerMs },
  ])
})

it('sends nothing of a transaction that is given up before its first statement', async () => {
  const trips = await tripsOf(async () => {
    const failing = t.database.asServer(async (db) => {
      await hold(db, setTo('never'))
      throw new Error('given up')
    })
    await expect(failing).rejects.toThrow('given up')
  })
  expect(trips).toBe(0)
  // The connection is clean: the next transaction on it is its own.
  expect(await t.database.asServer((db) => ask(db, SETTING))).not.toEqual([{ value: 'never' }])
})

it('sends nothing of a transaction behind the failure that ends it', async () => {
  const username = 'operator'
  let late: Promise<unknown> = Promise.resolve()
  const renamed = (to: string) =>
    sql`update users set full_name = ${to} where username = ${username}`
  const failing = t.database.asServer(async (db) => {
    late = Promise.allSettled([renamed('first').execute(db), renamed('second').execute(db)])
    throw new Error('given up')
  })
  await expect(failing).rejects.toThrow('given up')
  await late
  const names = await t.rows('select full_name from users where username = $1', [username])
  expect(['first', 'second']).not.toContain(names[0]?.full_name)
})

it('adds its caller to the error of a statement', async () => {
  const asking = async function whoAsks() {
    await t.database.asServer((db) => ask(db, sql`select 1 / ${0}::int`))
  }
  await expect(asking()).rejects.toMatchObject({ stack: expect.stringContaining('whoAsks') })
})
