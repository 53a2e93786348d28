import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Passwords } from '../src/auth/passwords.ts'
import { forgetOld } from '../src/jobs/forget-old.ts'
import { DEMO_PASSWORD } from '../src/seed/demo-people.ts'
import { lastCode } from './last-code.ts'
import { createTestApp, type Answer, type TestApp } from './support.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ services: { passwords: CHEAP } })
})
afterAll(() => t.close())
beforeEach(async () => {
  for (const table of ['rate_marks', 'sms_codes', 'sms_outbox', 'known_devices'])
    await t.rows(`delete from ${table}`)
})

/** Cheap hashes: the tests count tries, and do not measure the cost of a hash. */
const CHEAP: Passwords = {
  hash: async (password) => `plain ${password}`,
  verify: async (stored, password) =>
    stored?.startsWith('plain ') ? stored === `plain ${password}` : password === DEMO_PASSWORD,
}

const DAY_MS = 24 * 60 * 60_000
const COOKIE = 'omc_device'
interface From {
  address?: string
  device?: string | undefined
}
const login = (payload: object, { address = '10.0.0.1', device }: From = {}) =>
  t.anyone.inject({
    method: 'POST',
    url: '/oauth/token',
    remoteAddress: address,
    cookies: device === undefined ? {} : { [COOKIE]: device },
    payload,
  })
const right = (username = 'operator') => ({ username, password: DEMO_PASSWORD })
const wrong = (i: number) => ({ username: 'operator', password: `a guess ${i}` })
const deviceOf = (answer: Answer) => answer.cookies.find(({ name }) => name === COOKIE)
const signIn = async (username = 'operator', device?: string) =>
  deviceOf(await login(right(username), { device }))!.value
/** Strangers, until the account answers to nobody that it does not know. */
async function lockAccount() {
  for (let i = 0; i < 20; i += 1) await login(wrong(i), { address: `10.1.0.${i}` })
  expect((await login(right(), { address: '10.2.0.1' })).status).toBe(429)
}
const rows = () =>
  t.rows<{ user_id: number; hash: string }>(
    `select user_id, encode(token_hash, 'base64') as hash from known_devices order by id`,
  )

describe('a known device', () => {
  it('is made by a sign-in: a cookie for long that no script reads, and a hash of it for the person', async () => {
    const answer = await login(right())
    const cookie = deviceOf(answer)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
    const leftMs = new Date(String(cookie!.expires)).getTime() - t.clock.now().getTime()
    expect(leftMs).toBe(180 * DAY_MS)
    const [row] = await rows()
    expect(row!.user_id).toBe((await t.as('operator')).userId)
    expect(row!.hash).not.toContain(cookie!.value)
    expect(JSON.stringify(await t.rows('select d::text from known_devices d'))).not.toContain(
      cookie!.value,
    )
  })

  it('is made by no wrong try, and not for programs that keep their session by themselves', async () => {
    expect((await login(wrong(1))).cookies).toEqual([])
    const program = await login({ ...right(), scope: 'offline_access' })
    expect([program.status, program.cookies]).toEqual([200, []])
    expect(await rows()).toEqual([])
  })

  it('signs in while strangers have locked the account', async () => {
    const device = await signIn()
    await lockAccount()
    expect((await login(right(), { address: '10.2.0.1', device })).status).toBe(200)
    // The tries of strangers still count against strangers.
    expect((await login(right(), { address: '10.2.0.1' })).status).toBe(429)
  })

  it('signs in by code, too, though strangers spent what the number may be asked for', async () => {
    const device = await signIn()
    const ask = (from: From) =>
      t.anyone.inject({
        method: 'GET',
        url: '/sms_code',
        query: { username: 'operator' },
        remoteAddress: from.address ?? '10.0.0.1',
        cookies: from.device === undefined ? {} : { [COOKIE]: from.device },
      })
    for (let i = 0; i < 3; i += 1) await ask({ address: `10.3.0.${i}` })
    expect((await ask({ address: '10.3.1.1' })).status).toBe(429)
    await lockAccount()
    const before = await lastCode(t, '13800000005')
    expect((await ask({ device })).status).toBe(200)
    const code = await lastCode(t, '13800000005')
    expect(code).not.toBe(before)
    expect((await login({ username: 'operator', code }, { device })).status).toBe(200)
    // It has a budget of its own.
    const statuses = []
    for (let i = 0; i < 4; i += 1) statuses.push((await ask({ device })).status)
    expect(statuses).toContain(429)
  })

  it('has a limit of its own, which locks nobody else', async () => {
    const device = await signIn()
    for (let i = 0; i < 5; i += 1) expect((await login(wrong(i), { device })).status).toBe(401)
    const held = await login(right(), { device })
    expect([held.status, held.headers['retry-after']]).toEqual([429, '60'])
    expect((await login(right(), { address: '10.0.0.1' })).status).toBe(200)
    t.clock.advance(60_000)
    expect((await login(right(), { device })).status).toBe(200)
  })

  it('is known for its own people alone, and one browser may be known for several', async () => {
    const device = await signIn('vip')
    await lockAccount()
    expect((await login(right(), { address: '10.2.0.1', device })).status).toBe(429)
    t.clock.advance(DAY_MS + 1)
    const both = deviceOf(await login(right(), { device }))!.value
    expect(await rows()).toHaveLength(2)
    await lockAccount()
    expect((await login(right(), { address: '10.2.0.1', device: both })).status).toBe(200)
  })

  it('gets a new cookie at each sign-in: one that somebody planted or copied before is worth nothing', async () => {
    const planted = await signIn('vip')
    const fresh = await signIn('operator', planted)
    expect(fresh).not.toBe(planted)
    await lockAccount()
    expect((await login(right(), { address: '10.2.0.1', device: planted })).status).toBe(429)
    expect((await login(right(), { address: '10.2.0.1', device: fresh })).status).toBe(200)
  })

  it('stays known for who signed in there before, by the new cookie alone', async () => {
    const former = await signIn('operator')
    const again = await signIn('operator', former)
    expect(await rows()).toHaveLength(1)
    const fresh = await signIn('vip', again)
    await lockAccount()
    for (const device of [former, again])
      expect((await login(right(), { address: '10.2.0.1', device })).status).toBe(429)
    expect((await login(right(), { address: '10.2.0.1', device: fresh })).status).toBe(200)
  })

  it('is none by a made-up cookie', async () => {
    await signIn()
    await lockAccount()
    for (const device of [
      '',
      'x',
      'A'.repeat(43),
      `${'A'.repeat(43)}.${'A'.repeat(43)}`,
      'A'.repeat(5000),
    ])
      expect((await login(right(), { address: '10.2.0.1', device })).status).toBe(429)
  })

  it('are twenty of a person at most: the ones used last', async () => {
    const first = await signIn()
    for (let i = 0; i < 20; i += 1) {
      t.clock.advance(1000)
      await signIn()
    }
    expect(await rows()).toHaveLength(20)
    await lockAccount()
    expect((await login(right(), { address: '10.2.0.1', device: first })).status).toBe(429)
  })

  it('of a person is a stranger again when a lead sets their password in the same browser', async () => {
    const both = await signIn('operator', await signIn('manager'))
    expect(await rows()).toHaveLength(2)
    const manager = await t.as('manager')
    const { userId } = await t.as('operator')
    const set = await manager.inject({
      method: 'PUT',
      url: `/api/v1/users/${userId}`,
      cookies: { [COOKIE]: both },
      headers: { 'content-type': 'application/vnd.api+json' },
      payload: JSON.stringify({
        data: { type: 'users', attributes: { password: DEMO_PASSWORD } },
      }),
    })
    expect(set.status).toBe(200)
    expect((await rows()).map(({ user_id }) => user_id)).toEqual([manager.userId])
  })

  it('ends after half a year, and with every new password', async () => {
    const device = await signIn()
    const other = await signIn()
    const person = await t.as('operator')
    const changed = await person.inject({
      method: 'PUT',
      url: '/api/v1/users/update_password',
      cookies: { [COOKIE]: device },
      headers: { 'content-type': 'application/vnd.api+json' },
      payload: JSON.stringify({
        data: {
          type: 'users',
          attributes: { current_password: DEMO_PASSWORD, new_password: 'a new long one' },
        },
      }),
    })
    expect(changed.status).toBe(200)
    await lockAccount()
    const next = { username: 'operator', password: 'a new long one' }
    expect((await login(next, { address: '10.2.0.1', device: other })).status).toBe(429)
    expect((await login(next, { address: '10.2.0.1', device })).status).toBe(200)
    const manager = await t.as('manager')
    await manager.put(`/api/v1/users/${person.userId}`, { password: 'set by the lead' })
    expect(await rows()).toEqual([])
    await signIn('vip')
    t.clock.advance(180 * DAY_MS + 1)
    await t.database.asServer((db) => forgetOld(db, t.clock.now()))
    expect(await rows()).toEqual([])
  })
})
