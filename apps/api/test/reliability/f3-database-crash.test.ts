import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../src/app/build-app.ts'
import { createPasswords } from '../../src/auth/passwords.ts'
import { createDatabase, type Database } from '../../src/db/database.ts'
import { startPostgres, type RunningPostgres } from '../../src/db/embedded/start-postgres.ts'
import { migrate } from '../../src/db/migrate.ts'
import { roleUrl } from '../../src/db/role-urls.ts'
import { seedPeople } from '../../src/seed/seed-people.ts'
import { createTestApp, type TestApp } from '../support.ts'
import { ROLE_PASSWORDS, START, testConfig, testKeys } from '../test-config.ts'

/** The long form: `F3_CRASHES=50`. */
const CRASHES = Number(process.env['F3_CRASHES'] ?? 2)
const WRITERS = 5
/** From the moment the server takes connections again. */
const RECONNECT_MS = 5_000
const DEADLINE_MS = 20_000
const URL = '/api/v1/business_categories'

let folder: string
let postgres: RunningPostgres
let database: Database
let app: FastifyInstance
let t: TestApp
let token: string
let owner: Client
beforeAll(async () => {
  folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'omc-f3-'))
  chmodSync(folder, 0o755)
  const log = { info: () => undefined, warn: () => undefined }
  postgres = await startPostgres({ dataDir: folder, superPassword: 'for-tests-only', log })
  await migrate(postgres.url, ROLE_PASSWORDS)
  database = createDatabase({
    appUrl: roleUrl(postgres.url, 'omc_app', ROLE_PASSWORDS.app),
    jobsUrl: roleUrl(postgres.url, 'omc_jobs', ROLE_PASSWORDS.jobs),
    poolSize: 8,
    now: () => new Date(),
    onError: () => undefined,
  })
  const deps = { keys: testKeys, passwords: createPasswords(), config: testConfig, now: START }
  await database.asServer((db) => seedPeople(db, deps))
  t = await createTestApp({ data: 'nothing' })
  app = await buildApp({ config: testConfig, database, services: t.services })
  const signedIn = await app.inject({
    method: 'POST',
    url: '/oauth/token',
    payload: { username: 'manager', password: 'omc-demo-2026' },
  })
  token = signedIn.json<{ access_token: string }>().access_token
})
afterAll(async () => {
  await owner?.end()
  await app.close()
  await database.close()
  await t.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

interface Seen {
  status: number
  atMs: number
  retryAfter: unknown
}
const seen: Seen[] = []

async function write(name: string, key: string): Promise<number> {
  const answer = await app.inject({
    method: 'POST',
    url: URL,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/vnd.api+json',
      'idempotency-key': key,
    },
    payload: JSON.stringify({ data: { type: 'business_categories', attributes: { name } } }),
  })
  const retryAfter = answer.headers['retry-after']
  seen.push({ status: answer.statusCode, atMs: performance.now(), retryAfter })
  return answer.statusCode
}

/** One write after the other, each sent again under its key until it is answered. */
async function writer(no: number, isOver: () => boolean, done: string[]) {
  for (let serial = 0; !isOver(); serial += 1) {
    const name = `writer ${no} category ${serial}`
    const key = randomUUID()
    const giveUpAt = performance.now() + DEADLINE_MS
    while ((await write(name, key)) === 503 && performance.now() < giveUpAt) await wait(30)
    done.push(name)
  }
}

async function restarted(crashedPid: number): Promise<number> {
  const giveUpAt = performance.now() + DEADLINE_MS
  while (performance.now() < giveUpAt) {
    const client = new Client({ connectionString: postgres.url, connectionTimeoutMillis: 500 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      if (postgres.pid !== crashedPid) return performance.now()
    } catch {
      // Not yet.
    } finally {
      // It may never have been open.
      await client.end().catch(() => undefined)
    }
    await wait(20)
  }
  throw new Error('the database did not come back')
}

it('a crash of the database under load loses and doubles nothing, and is over in 5 s (F3)', async () => {
  let isOver = false
  const done: string[] = []
  const writers = Array.from({ length: WRITERS }, (_, no) => writer(no, () => isOver, done))
  const windows: [from: number, to: number][] = []
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const before = done.length
    while (done.length < before + 20) await wait(10)
    const crashedAt = performance.now()
    const crashedPid = postgres.pid
    // The signal that `pg_ctl -m immediate` sends.
    process.kill(crashedPid, 'SIGQUIT')
    const readyAt = await restarted(crashedPid)
    while (!seen.some(({ status, atMs }) => status === 201 && atMs > readyAt)) await wait(10)
    expect(performance.now() - readyAt).toBeLessThan(RECONNECT_MS)
    windows.push([crashedAt, readyAt + RECONNECT_MS])
  }
  const afterLast = done.length
  while (done.length < afterLast + 20) await wait(10)
  isOver = true
  await Promise.all(writers)

  const refused = seen.filter(({ status }) => status !== 201)
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  for (const { atMs, retryAfter } of refused) {
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(windows.some(([from, to]) => atMs >= from && atMs <= to)).toBe(true)
  }
  owner = new Client({ connectionString: postgres.url })
  await owner.connect()
  const { rows } = await owner.query<{ name: string }>('select name from business_categories')
  expect(rows.map(({ name }) => name).sort()).toEqual([...done].sort())
  const { rows: counts } = await owner.query(`select
    (select count(*)::int from audit_events where operation = 'business_categories.create') as audited,
    (select count(*)::int from idempotency_keys where status = 201) as keys`)
  expect(counts[0]).toEqual({ audited: done.length, keys: done.length })
  console.log(`${CRASHES} crashes, ${done.length} writes, ${refused.length} answers 503`)
}, 120_000)
