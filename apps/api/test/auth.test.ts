import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../src/seed/demo-people.ts'
import { createTestApp, type Answer, type TestApp } from './support.ts'

let t: TestApp
beforeEach(async () => {
  t = await createTestApp()
})
afterEach(() => t.close())

const login = (body: object = {}, headers: Record<string, string> = {}) =>
  t.anyone.inject({
    method: 'POST',
    url: '/oauth/token',
    headers,
    payload: {
      grant_type: 'password',
      scope: 'public',
      username: 'operator',
      password: DEMO_PASSWORD,
      ...body,
    },
  })
const cookieOf = (answer: Answer) => answer.cookies.find(({ name }) => name === 'omc_refresh')
const refresh = (value: string | undefined, headers: Record<string, string> = {}) =>
  t.anyone.inject({
    method: 'GET',
    url: '/refreshToken',
    headers,
    cookies: value === undefined ? {} : { omc_refresh: value },
  })
const infoWith = (token: string) =>
  t.anyone.inject({
    method: 'GET',
    url: '/api/v1/users/get_info',
    headers: { authorization: `Bearer ${token}` },
  })

describe('auth.login', () => {
  it('answers the token at the top level and keeps the refresh token in a cookie no script can read', async () => {
    const answer = await login()
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 900,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(cookieOf(answer)).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
    const [session] = await t.rows(
      'select s.* from sessions s join users u on u.id = s.user_id where u.username = $1',
      ['operator'],
    )
    expect(session).toMatchObject({ refresh_generation: 0, ended_at: null })
    const info = await infoWith(answer.body.access_token)
    expect(info.body.data).toMatchObject({
      username: 'operator',
      teamname: '星河内容工作室',
      admin: false,
    })
  })

  it('takes form, JSON and JSON:API bodies, and a phone number as the user name', async () => {
    const form = await t.anyone.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: 'password',
        username: '13800000005',
        password: DEMO_PASSWORD,
      }).toString(),
    })
    expect(form.status).toBe(200)
    const document = await t.anyone.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/vnd.api+json' },
      payload: JSON.stringify({
        data: { type: 'auth', attributes: { username: 'operator', password: DEMO_PASSWORD } },
      }),
    })
    expect(document.status).toBe(200)
    expect((await login({ client_id: 'any', client_secret: 'thing' })).status).toBe(200)
    expect((await login({ roles: ['admin'] })).status).toBe(422)
    const bare = await t.anyone.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: { username: 'operator' },
    })
    expect(bare.status).toBe(422)
  })

  it('gives one answer for a wrong password, an unknown and a disabled person', async () => {
    await t.rows(`update users set disabled_at = now() where username = 'vip'`)
    const answers = [
      await login({ password: 'not it at all' }),
      await login({ username: 'nobody-here' }),
      await login({ username: 'vip' }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual(answers[0]!.body)
      expect(answer.cookies).toEqual([])
    }
    expect(answers[0]!.body).toMatchObject({ status: 401, errors: [{ code: 'wrong_credentials' }] })
    expect(answers[0]!.body.error).toContain('密码不正确')
  })

  it('answers 429 after five wrong passwords, with longer and longer waits, and not to other addresses', async () => {
    for (let i = 0; i < 5; i += 1) expect((await login({ password: 'wrong one' })).status).toBe(401)
    const held = await login()
    expect(held.status).toBe(429)
    expect(held.headers['retry-after']).toBe('60')
    const elsewhere = { method: 'POST', url: '/oauth/token', remoteAddress: '10.9.8.7' } as const
    const right = { username: 'operator', password: DEMO_PASSWORD }
    t.clock.advance(60_000)
    expect((await login({ password: 'wrong one' })).status).toBe(401)
    expect((await login()).headers['retry-after']).toBe('120')
    expect((await t.anyone.inject({ ...elsewhere, payload: right })).status).toBe(200)
    // Signing in from elsewhere frees nothing here.
    expect((await login()).status).toBe(429)
    t.clock.advance(120_000)
    expect((await login()).status).toBe(200)
  })

  it('holds an account back wherever the guesses come from', async () => {
    for (let i = 0; i < 20; i += 1) {
      const guess = { username: 'creator', password: `guess ${i}` }
      const answer = await t.anyone.inject({
        method: 'POST',
        url: '/oauth/token',
        remoteAddress: `10.0.0.${i}`,
        payload: guess,
      })
      expect(answer.status).toBe(401)
    }
    const next = { username: 'creator', password: 'guess' }
    const held = await t.anyone.inject({
      method: 'POST',
      url: '/oauth/token',
      remoteAddress: '10.0.1.1',
      payload: next,
    })
    expect(held.status).toBe(429)
  })

  it('ends the session that the same browser had before', async () => {
    const first = await login()
    const second = await t.anyone.inject({
      method: 'POST',
      url: '/oauth/token',
      cookies: { omc_refresh: cookieOf(first)!.value },
      payload: { username: 'manager', password: DEMO_PASSWORD },
    })
    expect(second.status).toBe(200)
    expect((await infoWith(first.body.access_token)).status).toBe(401)
    expect(t.broadcast.ended()).toHaveLength(1)
  })

  it('refuses a form that another site sent', async () => {
    expect((await login({}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await login({}, { 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await login({}, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })

  it('leaves one audit row for each known person, and none for a name nobody has', async () => {
    await login()
    await login({ password: 'wrong one' })
    await login({ username: 'nobody-here' })
    const rows = await t.rows('select operation from audit_events order by id')
    expect(rows.map((row) => row.operation)).toEqual(['auth.login', 'auth.login_refused'])
  })
})

describe('auth.refresh_token (T10)', () => {
  it('has nothing to refresh without a cookie or with a forged one', async () => {
    expect((await refresh(undefined)).status).toBe(401)
    const value = cookieOf(await login())!.value
    expect((await refresh(`${value.slice(0, -4)}AAAA`)).status).toBe(401)
    expect((await refresh(value)).status).toBe(200)
  })

  it('changes the refresh token each time and gives a token that works', async () => {
    const r1 = cookieOf(await login())!.value
    const answer = await refresh(r1)
    expect(answer.body).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 900,
    })
    expect(cookieOf(answer)!.value).not.toBe(r1)
    expect((await infoWith(answer.body.access_token)).status).toBe(200)
  })

  it('gives the immediate predecessor the same successor for 20 s', async () => {
    const r1 = cookieOf(await login())!.value
    const r2 = cookieOf(await refresh(r1))!.value
    t.clock.advance(20_000)
    const again = await refresh(r1)
    expect(again.status).toBe(200)
    expect(cookieOf(again)!.value).toBe(r2)
    expect((await refresh(r2)).status).toBe(200)
  })

  it('gives tabs that refresh at the same moment one successor', async () => {
    const r1 = cookieOf(await login())!.value
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(r1)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map((answer) => cookieOf(answer)!.value)).size).toBe(1)
  })

  it('ends the session when an older generation comes back, even within the grace', async () => {
    const r1 = cookieOf(await login())!.value
    const r2 = cookieOf(await refresh(r1))!.value
    const r3 = await refresh(r2)
    const stolen = await refresh(r1)
    expect(stolen.status).toBe(401)
    expect(stolen.body.errors[0].code).toBe('session_revoked')
    expect(cookieOf(stolen)!.value).toBe('')
    expect((await refresh(cookieOf(r3)!.value)).status).toBe(401)
    expect((await infoWith(r3.body.access_token)).status).toBe(401)
    const [session] = await t.rows('select ended_why from sessions')
    expect(session).toEqual({ ended_why: 'refresh_reuse' })
    const audits = await t.rows(
      `select count(*)::int as n from audit_events where operation = 'auth.refresh_reuse'`,
    )
    expect(audits).toEqual([{ n: 1 }])
    expect(t.broadcast.ended()).toHaveLength(1)
  })

  it('ends the session when the predecessor comes back after the grace', async () => {
    const r1 = cookieOf(await login())!.value
    const r2 = cookieOf(await refresh(r1))!.value
    t.clock.advance(20_001)
    expect((await refresh(r1)).status).toBe(401)
    expect((await refresh(r2)).status).toBe(401)
  })

  it('ends by idleness and by age', async () => {
    const { sessionIdleMs, sessionMaxMs } = t.services.config
    let value = cookieOf(await login())!.value
    t.clock.advance(sessionIdleMs)
    expect((await refresh(value)).status).toBe(401)

    value = cookieOf(await login())!.value
    const startedAt = t.clock.now().getTime()
    while (t.clock.now().getTime() + sessionIdleMs - 1 < startedAt + sessionMaxMs) {
      t.clock.advance(sessionIdleMs - 1)
      const answer = await refresh(value)
      expect(answer.status).toBe(200)
      value = cookieOf(answer)!.value
    }
    t.clock.set(new Date(startedAt + sessionMaxMs))
    expect((await refresh(value)).status).toBe(401)
  })

  it('refuses another site, another origin of the same site, and navigation', async () => {
    const r1 = cookieOf(await login())!.value
    expect((await refresh(r1, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await refresh(r1, { 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect(
      (await refresh(r1, { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' })).status,
    ).toBe(403)
    expect((await t.rows('select refresh_generation from sessions'))[0]).toEqual({
      refresh_generation: 0,
    })
    expect(
      (await refresh(r1, { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).status,
    ).toBe(200)
  })
})

describe('an access token', () => {
  it('answers 402 once it is past its time while its session lives, else 401', async () => {
    const first = await login()
    t.clock.advance(15 * 60_000 + 1000)
    expect((await infoWith(first.body.access_token)).status).toBe(402)
    expect((await refresh(cookieOf(first)!.value)).status).toBe(200)
    t.clock.advance(t.services.config.sessionIdleMs)
    expect((await infoWith(first.body.access_token)).status).toBe(401)
    expect((await infoWith('not.a.token')).status).toBe(401)
  })

  it('auth.expire_token makes it answer 402 from now on, and the session gives another', async () => {
    const first = await login()
    const headers = { authorization: `Bearer ${first.body.access_token}` }
    const expire = await t.anyone.inject({ method: 'GET', url: '/expireToken', headers })
    expect(expire.body).toEqual({ data: { expired: true } })
    expect((await infoWith(first.body.access_token)).status).toBe(402)
    const next = await refresh(cookieOf(first)!.value)
    expect((await infoWith(next.body.access_token)).status).toBe(200)
  })

  it('auth.logout ends the session on the server, clears the cookie and closes the sockets', async () => {
    const first = await login()
    const headers = { authorization: `Bearer ${first.body.access_token}` }
    const out = await t.anyone.inject({ method: 'POST', url: '/logout', headers })
    expect(out.status).toBe(204)
    expect(cookieOf(out)).toMatchObject({ value: '', expires: new Date(0) })
    expect((await infoWith(first.body.access_token)).status).toBe(401)
    expect((await refresh(cookieOf(first)!.value)).status).toBe(401)
    const [session] = await t.rows('select id, ended_why from sessions')
    expect(session).toMatchObject({ ended_why: 'logout' })
    expect(t.broadcast.ended()).toEqual([session!.id])
  })

  it('stops at once when its person is disabled or loses a role', async () => {
    const manager = await t.as('manager')
    expect((await manager.get('/api/v1/users')).status).toBe(200)
    await t.rows(`update users set roles = '{vip}' where username = 'manager'`)
    expect((await manager.get('/api/v1/users')).status).toBe(403)
    await t.rows(`update users set disabled_at = now() where username = 'manager'`)
    expect((await manager.get('/api/v1/users/get_info')).status).toBe(401)
  })
})
