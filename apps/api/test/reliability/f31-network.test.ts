import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { STAMPS } from '../factories.ts'
import type { Caller } from '../support.ts'
import { createWeatheredApp, type WeatheredApp } from './weathered-app.ts'

const TIMEOUTS = { connectMs: 800, statementMs: 900, answerMs: 1_300, idleInTransactionMs: 2_000 }
const POOL = 4
/** Waiting for a connection, then for an answer, on a machine that has other work. */
const BOUND_MS = 4 * (TIMEOUTS.connectMs + TIMEOUTS.answerMs)

let one: WeatheredApp
let by: Caller
beforeAll(async () => {
  one = await createWeatheredApp(TIMEOUTS, POOL)
  by = await one.t.as('operator')
  // The first calls compile, connect and prepare: more than these limits allow a busy machine.
  while ((await many(8)).some(({ status }) => status !== 200));
})
afterAll(() => one.close())
beforeEach(async () => {
  await one.proxy.set({ tag: 'pass' })
  // A connection that the previous test broke fails here and is replaced.
  await one.database.ping().catch(() => undefined)
})

async function ask(url = '/api/v1/carry_contents') {
  const startedAt = performance.now()
  const answer = await one.app.inject({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${by.token}` },
  })
  return { answer, status: answer.statusCode, tookMs: performance.now() - startedAt }
}
const many = (count: number) => Promise.all(Array.from({ length: count }, () => ask()))

function expectUnavailable({ answer, tookMs }: Awaited<ReturnType<typeof ask>>) {
  expect([answer.statusCode, answer.payload]).toEqual([503, expect.stringContaining('database')])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.headers['content-type']).toContain('application/vnd.api+json')
  expect(tookMs).toBeLessThan(BOUND_MS)
}

describe('the way to the database (F31)', () => {
  it('goes silent: everybody gets 503 in time, and what was silent is never used again', async () => {
    expect((await many(8)).map(({ status }) => status)).toEqual(Array(8).fill(200))
    await one.proxy.set({ tag: 'silent' })
    for (const asked of await many(12)) expectUnavailable(asked)
    await one.proxy.set({ tag: 'pass' })
    expect((await many(12)).map(({ status }) => status)).toEqual(Array(12).fill(200))
  })

  it('goes silent in the middle of a write: nothing of it stays', async () => {
    const before = await one.t.rows('select id from system_notices')
    const write = one.database.asServer(async (db) => {
      const title = 'half a commit'
      const business_team_id = by.teamId
      await db
        .insertInto('system_notices')
        .values({ ...STAMPS, title, business_team_id })
        .execute()
      await one.proxy.set({ tag: 'silent' })
      await db.selectFrom('users').select('id').execute()
    })
    await expect(write).rejects.toThrow(/read timeout|Connection terminated/)
    await one.proxy.set({ tag: 'pass' })
    expect(await one.t.rows('select id from system_notices')).toEqual(before)
  })

  it('is cut by RST: 503 while it is, 200 at once when it is not', async () => {
    expect((await ask()).status).toBe(200)
    await one.proxy.set({ tag: 'reset' })
    for (const asked of await many(6)) expectUnavailable(asked)
    await one.proxy.set({ tag: 'pass' })
    expect((await many(6)).map(({ status }) => status)).toEqual(Array(6).fill(200))
  })

  it('is slow: each answer comes, or says in time that it does not', async () => {
    await many(POOL)
    await one.proxy.set({ tag: 'slow', byMs: 40 })
    for (const asked of await many(POOL)) expect([200, 503]).toContain(asked.status)
    await one.proxy.set({ tag: 'slow', byMs: 1_000 })
    for (const asked of await many(POOL)) expectUnavailable(asked)
    await one.proxy.set({ tag: 'pass' })
    expect((await ask()).status).toBe(200)
  })

  it('leaves the health check truthful: not ready while there is no database', async () => {
    await one.proxy.set({ tag: 'reset' })
    expect((await ask('/readyz')).status).toBe(503)
    expect((await ask('/healthz')).status).toBe(200)
    await one.proxy.set({ tag: 'pass' })
    expect((await ask('/readyz')).status).toBe(200)
  })
})

describe('a pool without a free connection (F31)', () => {
  it('answers 503 after the wait for one, and 200 as soon as one is given back', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    const actor = { ...by, username: '', roles: [], admin: false, allTeams: false }
    const held = Array.from({ length: POOL }, () => one.database.asActor(actor, () => gate))
    const refused = await many(5)
    for (const asked of refused) expectUnavailable(asked)
    open()
    await Promise.all(held)
    expect((await many(5)).map(({ status }) => status)).toEqual(Array(5).fill(200))
  })

  it('ends a statement that takes too long, by the clock of the server, and keeps its connection', async () => {
    const { sql } = await import('kysely')
    const slow = one.database.asServer((db) => sql`select pg_sleep(5)`.execute(db))
    await expect(slow).rejects.toMatchObject({ code: '57014' })
    await expect(one.database.ping()).resolves.toBeUndefined()
  })
})
