import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, openDatabase, type TestDatabase } from '../../test/template-db.ts'
import { testKeys } from '../../test/test-config.ts'
import type { Database, Db } from '../db/database.ts'
import { lastSmsCode, sendSmsCode, useSmsCode, wipeOldCodes } from './sms-code.ts'

let testDatabase: TestDatabase
let database: Database
beforeAll(async () => {
  testDatabase = await createTestDatabase('nothing')
  database = openDatabase(testDatabase)
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

const START = new Date('2026-11-20T02:00:00Z')
const TEN_MINUTES = 600_000
const after = (ms: number) => new Date(START.getTime() + ms)
const run = <R>(work: (db: Db) => Promise<R>) => database.asServer(work)

let serial = 0
let phoneNumber: string
beforeEach(() => {
  serial += 1
  phoneNumber = `1390000${String(serial).padStart(4, '0')}`
})

async function send(now = START): Promise<string> {
  await run((db) => sendSmsCode(db, testKeys, { phoneNumber, now, isSent: true }))
  const code = await run((db) => lastSmsCode(db, testKeys, phoneNumber))
  expect(code).toMatch(/^\d{7}$/)
  return code ?? ''
}
const use = (code: string, now = START) =>
  run((db) => useSmsCode(db, testKeys, { phoneNumber, code, now }))
const wrong = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10))

it('a code is taken once, until its ten minutes are over', async () => {
  const code = await send()
  expect(await use(code, after(TEN_MINUTES))).toBe(false)
  expect(await use(code, after(TEN_MINUTES - 1))).toBe(true)
  expect(await use(code, after(TEN_MINUTES - 1))).toBe(false)
})

it('is taken after four wrong tries, and not after five', async () => {
  const first = await send()
  for (let i = 0; i < 4; i += 1) expect(await use(wrong(first))).toBe(false)
  expect(await use(first)).toBe(true)
  const second = await send()
  for (let i = 0; i < 5; i += 1) expect(await use(wrong(second))).toBe(false)
  expect(await use(second)).toBe(false)
})

it('only the newest counts, only for its own number, and what is used is wiped', async () => {
  const first = await send()
  const second = await send(after(1))
  expect(await use(first, after(1))).toBe(first === second)
  const other = phoneNumber
  phoneNumber = `${other}9`
  expect(await use(second, after(1))).toBe(false)
  expect(await run((db) => lastSmsCode(db, testKeys, phoneNumber))).toBeUndefined()
  phoneNumber = other
  expect(await use(second, after(1))).toBe(true)
  expect(await run((db) => lastSmsCode(db, testKeys, phoneNumber))).toBeUndefined()
})

it('is drawn from ten millions', async () => {
  const drawn: number[] = []
  for (let i = 0; i < 12; i += 1) drawn.push(Number(await send(after(i))))
  expect(Math.max(...drawn)).toBeGreaterThan(1_000_000)
  expect(new Set(drawn).size).toBeGreaterThan(10)
})

const outbox = () =>
  run((db) =>
    db
      .selectFrom('sms_outbox')
      .select(['state', 'next_try_at', 'code_sealed'])
      .where('phone_number', '=', phoneNumber)
      .orderBy('id')
      .execute(),
  )

it('is due at once where there is an adapter, and is held where there is none', async () => {
  await send()
  await run((db) => sendSmsCode(db, testKeys, { phoneNumber, now: after(1), isSent: false }))
  const [sent, held] = await outbox()
  expect(sent).toMatchObject({ state: 'queued', next_try_at: null, code_sealed: null })
  expect(held).toMatchObject({ state: 'held', next_try_at: null, code_sealed: expect.any(Buffer) })
  phoneNumber = `${phoneNumber}8`
  await send()
  expect(await outbox()).toMatchObject([{ state: 'queued', next_try_at: START }])
})

it('leaves nothing where there is no number', async () => {
  const count = () =>
    run(async (db) => (await db.selectFrom('sms_codes').select('id').execute()).length)
  const before = await count()
  await run((db) => sendSmsCode(db, testKeys, { phoneNumber: undefined, now: START, isSent: true }))
  expect(await count()).toBe(before)
})

it('is wiped by the sweep once nobody can use it any more, and not before', async () => {
  await send()
  await run((db) => wipeOldCodes(db, after(TEN_MINUTES)))
  expect(await run((db) => lastSmsCode(db, testKeys, phoneNumber))).toMatch(/^\d{7}$/)
  await run((db) => wipeOldCodes(db, after(TEN_MINUTES + 1)))
  expect(await run((db) => lastSmsCode(db, testKeys, phoneNumber))).toBeUndefined()
})
