import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, openDatabase, type TestDatabase } from '../../test/template-db.ts'
import { testKeys } from '../../test/test-config.ts'
import type { Database } from '../db/database.ts'
import { createLimiter, forgetOldMarks, type Limiter, type Mark } from './limits.ts'

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
const MINUTE = 60_000
const DAY = 1440 * MINUTE
const after = (ms: number) => new Date(START.getTime() + ms)
const at = <R>(now: Date, ask: (limiter: Limiter) => Promise<R>) =>
  database.asServer((db) => ask(createLimiter(db, testKeys, now)))

let serial = 0
let login: Mark
let text: Mark
beforeEach(async () => {
  await database.asServer((db) => db.deleteFrom('rate_marks').execute())
  serial += 1
  login = { kind: 'login.account_address', subject: `person ${serial}` }
  text = { kind: 'sms.number', subject: `number ${serial}` }
})
const waitMs = (now: Date, ...marks: Mark[]) => at(now, (limiter) => limiter.waitMs(marks))
async function mark(one: Mark, times: number, now = START) {
  for (let i = 0; i < times; i += 1) await at(now, (limiter) => limiter.mark([one]))
}

it('lets so many through and then none until the first of them has left the window', async () => {
  await mark(text, 1)
  await mark(text, 1, after(MINUTE))
  expect(await waitMs(after(MINUTE), text)).toBe(0)
  await mark(text, 1, after(2 * MINUTE))
  expect(await waitMs(after(2 * MINUTE), text)).toBe(8 * MINUTE)
  expect(await waitMs(after(10 * MINUTE - 1), text)).toBe(1)
  expect(await waitMs(after(10 * MINUTE), text)).toBe(0)
})

it('makes the wait longer with each wrong try, up to half an hour and two minutes', async () => {
  await mark(login, 4)
  expect(await waitMs(START, login)).toBe(0)
  const waits = []
  for (let i = 0; i < 8; i += 1) {
    await mark(login, 1)
    waits.push((await waitMs(START, login)) / MINUTE)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 32, 32])
  expect(await waitMs(after(31 * MINUTE), login)).toBe(MINUTE)
  expect(await waitMs(after(40 * MINUTE), login)).toBe(0)
  // After a day nothing of it counts.
  await mark(login, 1, after(DAY))
  expect(await waitMs(after(DAY), login)).toBe(0)
})

it('says the longest of several waits, and counts each subject and each kind alone', async () => {
  await mark(text, 3)
  await mark(login, 5)
  expect(await waitMs(START, login, text)).toBe(10 * MINUTE)
  expect(await waitMs(START)).toBe(0)
  expect(await waitMs(START, { ...text, subject: 'another' })).toBe(0)
  expect(await waitMs(START, { ...text, kind: 'sms.asked' })).toBe(0)
})

it('forgets a subject whole, and takes back its newest mark alone', async () => {
  await mark(text, 4)
  await at(START, (limiter) => limiter.unmark([text]))
  expect(await waitMs(START, text)).toBe(10 * MINUTE)
  await at(START, (limiter) => limiter.unmark([text]))
  expect(await waitMs(START, text)).toBe(0)
  await mark(text, 3)
  const other = { ...text, subject: 'somebody else' }
  await mark(other, 3)
  await at(START, (limiter) => limiter.forget([text]))
  expect([await waitMs(START, text), await waitMs(START, other)]).toEqual([0, 10 * MINUTE])
  await at(START, (limiter) => limiter.mark([]))
})

it('keeps no mark for more than a day, and no name or number in clear', async () => {
  await mark(login, 1)
  await mark(text, 1, after(MINUTE))
  await database.asServer((db) => forgetOldMarks(db, after(DAY + 1)))
  const kept = await database.asServer((db) =>
    db.selectFrom('rate_marks').select(['kind', 'subject']).execute(),
  )
  expect(kept).toEqual([
    { kind: 'sms.number', subject: testKeys.mac('limit', `sms.number ${text.subject}`) },
  ])
  expect(JSON.stringify(kept)).not.toContain(text.subject)
})

it('lets one of two who count the same wait for the other', async () => {
  const order: string[] = []
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  let locked = () => {}
  const isLocked = new Promise<void>((resolve) => (locked = resolve))
  const first = at(START, async (limiter) => {
    await limiter.lock(text)
    locked()
    await held
    order.push('first')
  })
  await isLocked
  const second = at(START, async (limiter) => {
    await limiter.lock(text)
    order.push('second')
  })
  // Other callers do not wait.
  await at(START, (limiter) => limiter.lock({ ...text, subject: 'another' }))
  go()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})
