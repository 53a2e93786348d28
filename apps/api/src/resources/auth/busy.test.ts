import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/support.ts'
import { createPasswords, type Passwords } from '../../auth/passwords.ts'
import { TooManyWait } from '../../auth/turns.ts'
import { DEMO_PASSWORD } from '../../seed/demo-people.ts'

let t: TestApp
let isBusy: boolean
beforeEach(async () => {
  isBusy = false
  const real = createPasswords()
  const passwords: Passwords = {
    hash: real.hash,
    verify: (stored, password, from) =>
      isBusy ? Promise.reject(new TooManyWait('full')) : real.verify(stored, password, from),
  }
  t = await createTestApp({ services: { passwords } })
})
afterEach(() => t.close())

const login = (password: string) =>
  t.anyone.inject({ method: 'POST', url: '/oauth/token', payload: { username: 'vip', password } })
const marks = async () => (await t.rows('select 1 from rate_marks')).length

it('a sign-in that nobody could look at answers 503 and counts as no try', async () => {
  isBusy = true
  for (let i = 0; i < 8; i += 1) {
    const answer = await login(DEMO_PASSWORD)
    expect([answer.status, answer.body.errors[0].code]).toEqual([503, 'busy'])
    expect(answer.headers['retry-after']).toBeDefined()
  }
  expect(await marks()).toBe(0)
  isBusy = false
  expect((await login('wrong one')).status).toBe(401)
  expect(await marks()).toBe(3)
  expect((await login(DEMO_PASSWORD)).status).toBe(200)
})

it('a change of password that nobody could look at counts as no try either', async () => {
  const vip = await t.as('vip')
  const change = () =>
    vip.put('/api/v1/users/update_password', {
      current_password: DEMO_PASSWORD,
      new_password: 'a new long one',
    })
  isBusy = true
  for (let i = 0; i < 6; i += 1) expect((await change()).status).toBe(503)
  isBusy = false
  expect((await change()).status).toBe(200)
})

it('a password is compared and hashed while no connection is held', async () => {
  const seen: number[] = []
  const real = t.services.passwords.verify
  t.services.passwords.verify = async (stored, password, from) => {
    const rows = await t.rows<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    seen.push(rows[0]!.n)
    return real(stored, password, from)
  }
  const vip = await t.as('vip')
  await vip.put('/api/v1/users/update_password', {
    current_password: DEMO_PASSWORD,
    new_password: 'a new long one',
  })
  expect(seen).toEqual([0])
})
