import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/support.ts'
import { forgetOld } from './forget-old.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const COUNTS = `select
  (select count(*)::int from idempotency_keys) as keys, (select count(*)::int from sms_codes) as codes,
  (select count(*)::int from sms_outbox) as messages,
  (select count(code_sealed)::int from sms_outbox) as texts, (select count(*)::int from cable_tickets) as tickets`

const write = async (ageHours: number) => {
  const { userId, sessionId } = await t.as('operator')
  const at = new Date(t.clock.now().getTime() - ageHours * 3_600_000)
  const key = `key-of-${ageHours}-hours`
  await t.rows(
    `insert into idempotency_keys (user_id, key, operation, body_hash, created_at) values ($1, $2, 'x', '', $3)`,
    [userId, key, at],
  )
  await t.rows(
    `insert into sms_codes (phone_number, code_hash, created_at, expires_at) values ('1', '', $1, $1)`,
    [at],
  )
  await t.rows(
    `insert into sms_outbox (phone_number, code_sealed, created_at) values ('1', '', $1)`,
    [at],
  )
  await t.rows(
    'insert into cable_tickets (ticket_hash, user_id, session_id, expires_at) values ($1::bytea, $2, $3, $4)',
    [Buffer.from(key), userId, sessionId, at],
  )
}

it('forgets kept answers and tickets after a day and codes after a week, their texts when they expire, and nothing younger', async () => {
  for (const hours of [0.1, 1, 23, 25, 6 * 24, 8 * 24]) await write(hours)
  await t.database.asServer((db) => forgetOld(db, t.clock.now()))
  expect(await t.rows(COUNTS)).toEqual([{ keys: 3, codes: 5, messages: 5, texts: 1, tickets: 3 }])
})
