import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetOld } from '../src/jobs/forget-old.ts'
import { createFactories, type Factories } from './factories.ts'
import { createTestApp, type Caller, type TestApp } from './support.ts'

const HOUR_MS = 3_600_000
const KEY = { 'idempotency-key': 'kept-for-a-day' }
const YEARS_AHEAD = new Date('2031-05-06T04:00:00.000Z')

/** A server whose clock is years ahead of its database. */
let t: TestApp
let operator: Caller
let made: Factories
beforeAll(async () => {
  t = await createTestApp({ startAt: YEARS_AHEAD })
  operator = await t.as('operator')
  made = createFactories(t.database)
})
afterAll(() => t.close())

/** An account whose sign-in ends in an hour, by the clock of the server. */
const account = async () =>
  made.account({
    business_team_id: operator.teamId,
    user_id: operator.userId,
    expires_at: new Date(t.clock.now().getTime() + HOUR_MS),
  })

it('shows and filters what has expired by the clock of the server', async () => {
  const { id } = await account()
  const expired = async () => {
    operator = await t.as('operator')
    const { body } = await operator.get('/api/v1/studio_accounts', { 'filter[expired]': 'true' })
    return body.data.map((row: { id: string }) => row.id)
  }
  expect(await expired()).toEqual([])
  t.clock.advance(2 * HOUR_MS)
  expect(await expired()).toEqual([String(id)])
})

it('knows who is online by it', async () => {
  const online = async () =>
    (
      await (await t.as('manager')).get('/api/v1/users', { 'filter[online]': 'true' })
    ).body.data.map(({ attributes }: { attributes: { username: string } }) => attributes.username)
  await t.as('operator')
  expect(await online()).toContain('operator')
  t.clock.advance(400 * 24 * HOUR_MS)
  expect(await online()).toEqual(['manager'])
})

it('dates every row by it, and forgets none of them too early', async () => {
  operator = await t.as('operator')
  const { uid } = await account()
  const answers = [
    await operator.post('/api/v1/devices/register', { name: 'here', device_no: 'no-1', uid }, KEY),
    await operator.post('/api/v1/commands', { uid, command: 'start_publish' }),
    await operator.put('/api/v1/preferences', { theme: { dark: true } }),
    await operator.post('/api/v1/carry_contents/batch_to_publish', {
      uid,
      matching: { status: 'checked' },
      expected_count: 0,
    }),
  ]
  expect(answers.map(({ status }) => status < 300)).toEqual([true, true, true, true])
  const dated = 'audit_events, commands, devices, idempotency_keys, jobs, preferences'.split(', ')
  for (const table of dated) {
    const column = table === 'commands' ? 'updated_at' : 'created_at'
    const rows = await t.rows(`select distinct ${column} as at from ${table}`)
    expect([table, rows]).toEqual([table, [{ at: t.clock.now() }]])
  }
  await t.database.asServer((db) => forgetOld(db, t.clock.now()))
  expect(await t.rows('select key from idempotency_keys')).toEqual([
    { key: KEY['idempotency-key'] },
  ])
})
