import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { isLong } from '../../test/short-form.ts'
import { createCaller, type Answer, type Caller } from '../../test/support.ts'
import { createTestDatabase, openTestPool, type TestDatabase } from '../../test/template-db.ts'
import { testConfig, testKeys } from '../../test/test-config.ts'
import { createWrongClock } from '../../test/wrong-machine-clock.ts'
import { openTestClient } from '../realtime/testing/test-client.ts'
import { DEMO_PASSWORD } from '../seed/demo-people.ts'
import { createServer, type Server } from './create-server.ts'

const HOUR_MS = 3_600_000
const YEAR_MS = 365 * 24 * HOUR_MS
const SKEWS = [
  ['an hour ahead', HOUR_MS],
  ['a year ahead', YEAR_MS],
  ['a year behind', -YEAR_MS],
  ...(isLong ? [['an hour behind', -HOUR_MS] as const] : []),
] as const
const PHONE = '13800000005'

const wrong = createWrongClock()
let test: TestDatabase
let folder: string
let server: Server
beforeAll(async () => {
  test = await createTestDatabase('people')
  folder = mkdtempSync(join(tmpdir(), 'omc-clock-'))
  server = await start('first')
})
afterEach(() => wrong.setAhead(0))
afterAll(async () => {
  await server.stop()
  await test.drop()
  rmSync(folder, { recursive: true })
})

/** The whole server, as the product starts it. */
const start = (name: string) =>
  createServer({
    ...testConfig,
    port: 0,
    databaseUrl: test.ownerUrl,
    filesDir: join(folder, 'files'),
    dataDir: join(folder, name),
    witnessFile: join(folder, `${name}.witness.json`),
  })

const nobody = { token: undefined, sessionId: '', userId: 0, teamId: 0 }
const anyone = (of: Server) => createCaller(of.app, nobody)
const withToken = (token: string, of = server) => createCaller(of.app, { ...nobody, token })
const isIn = async (caller: Caller) => (await caller.get('/api/v1/carry_contents')).status

async function signIn(of = server) {
  const person = { username: 'operator', password: DEMO_PASSWORD }
  const answer = await anyone(of).post('/oauth/token', person)
  expect(answer.status).toBe(200)
  return { caller: withToken(answer.body.access_token, of), cookie: cookieOf(answer) }
}

function cookieOf({ cookies }: Answer) {
  const found = cookies.find(({ name }) => name === 'omc_refresh')!
  return { header: `omc_refresh=${found.value}`, seconds: Number(found['maxAge']) }
}

const refresh = (cookie: string, of = server) =>
  anyone(of).inject({ method: 'GET', url: '/refreshToken', headers: { cookie } })

/** Opens a socket with the ticket and tells the first word of the server. */
async function firstWord(ticket: string, of = server) {
  // as: a server that listens on TCP has an address object.
  const { port } = of.app.server.address() as AddressInfo
  const client = await openTestClient(`ws://127.0.0.1:${port}/cable?token=${ticket}`)
  const { type } = await client.next()
  client.close()
  return type
}

/** Runs one statement as the owner of the database, whose clock is right. */
async function inDatabase<Row extends object>(text: string, values: unknown[] = []) {
  const owner = openTestPool(test.ownerUrl, 1)
  const { rows } = await owner.query<Row>(text, values)
  await owner.end()
  return rows
}

/** A code that was sent a moment ago. */
async function sentCode() {
  const code = String(1_000_000 + codes++)
  await inDatabase(
    `insert into sms_codes (phone_number, code_hash, created_at, expires_at)
     values ($1, $2, now(), now() + interval '10 minutes')`,
    [PHONE, testKeys.mac('sms', `${PHONE} ${code}`)],
  )
  return code
}
let codes = 0

it.each(SKEWS)('F10: a server whose clock jumps %s signs nobody out', async (_, ms) => {
  const { caller, cookie } = await signIn()
  wrong.setAhead(ms)
  expect(await isIn(caller)).toBe(200)
  const renewed = await refresh(cookie.header)
  expect(renewed.status).toBe(200)
  const later = withToken(renewed.body.access_token)
  expect(await isIn(later)).toBe(200)
  wrong.setAhead(0)
  expect([await isIn(caller), await isIn(later)]).toEqual([200, 200])
  expect((await refresh(cookieOf(renewed).header)).status).toBe(200)
})

it.each(SKEWS)('F10: a sign-in while the clock is %s lasts as long as any other', async (_, ms) => {
  wrong.setAhead(ms)
  const { caller, cookie } = await signIn()
  const idleS = testConfig.sessionIdleMs / 1_000
  expect(cookie.seconds).toBeGreaterThan(idleS - 60)
  expect(cookie.seconds).toBeLessThanOrEqual(idleS)
  wrong.setAhead(0)
  expect(await isIn(caller)).toBe(200)
  expect((await refresh(cookie.header)).status).toBe(200)
})

it.each(SKEWS)('F10: a ticket and a code outlive a jump %s', async (_, ms) => {
  const { caller } = await signIn()
  const { ticket } = (await caller.post('/api/v1/cable_tickets', {})).body.data
  const code = await sentCode()
  wrong.setAhead(ms)
  expect(await firstWord(ticket)).toBe('welcome')
  const entered = await anyone(server).post('/oauth/token', { username: PHONE, code })
  expect(entered.status).toBe(200)
  expect(await isIn(withToken(entered.body.access_token))).toBe(200)
})

it.each(SKEWS)('F10: what is given while the clock is %s lasts its own time', async (_, ms) => {
  const { caller } = await signIn()
  wrong.setAhead(ms)
  expect((await caller.post('/api/v1/cable_tickets', {})).status).toBe(201)
  await inDatabase('delete from rate_marks')
  expect((await anyone(server).get('/sms_code', { username: PHONE })).status).toBe(200)
  const [left] = await inDatabase<{ ticket: string; code: string }>(
    `select extract(epoch from (select max(expires_at) from cable_tickets) - now()) as ticket,
      extract(epoch from (select expires_at from sms_codes order by id desc limit 1) - now()) as code`,
  )
  expect(Math.abs(Number(left!.ticket) - testConfig.ticketMs / 1_000)).toBeLessThan(10)
  expect(Math.abs(Number(left!.code) - 600)).toBeLessThan(10)
})

it('F10: a second server whose clock was a year ahead from its start takes the sign-ins of the first', async () => {
  const { caller, cookie } = await signIn()
  wrong.setAhead(YEAR_MS)
  const second = await start('second')
  try {
    wrong.setAhead(0)
    expect(await isIn(withToken(caller.token!, second))).toBe(200)
    const renewed = await refresh(cookie.header, second)
    expect(renewed.status).toBe(200)
    expect(await isIn(withToken(renewed.body.access_token))).toBe(200)
  } finally {
    await second.stop()
  }
})
