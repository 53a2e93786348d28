import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../src/seed/demo-people.ts'
import { createTestApp, type TestApp } from './support.ts'

const LISTED = 'https://app.example.com'
const FOREIGN = 'https://evil.example.com'
let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ config: { appOrigins: [LISTED] } })
})
afterAll(() => t.close())

const LIST = '/api/v1/carry_contents'
const preflight = (origin: string, url: string, method: string) =>
  t.anyone.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': method },
  })
const token = (payload: object, headers: Record<string, string> = { origin: LISTED }) =>
  t.anyone.inject({ method: 'POST', url: '/oauth/token', payload, headers })
const signIn = (scope: string, headers?: Record<string, string>) =>
  token({ username: 'vip', password: DEMO_PASSWORD, scope }, headers)

describe('another web origin', () => {
  it('that is listed has its preflight answered for every operation, without cookies', async () => {
    for (const [url, method] of [
      [LIST, 'GET'],
      [`${LIST}/1`, 'PUT'],
      ['/oauth/token', 'POST'],
      ['/api/v1/cable_tickets', 'POST'],
    ] as const) {
      const { status, headers } = await preflight(LISTED, url, method)
      expect(status).toBe(204)
      expect(headers).toMatchObject({ 'access-control-allow-origin': LISTED, vary: 'origin' })
      expect(headers['access-control-allow-methods']).toContain(method)
      expect(headers['access-control-allow-headers']).toContain(
        'idempotency-key, if-unmodified-since',
      )
      expect(headers['access-control-allow-credentials']).toBeUndefined()
    }
  })

  it('that is not listed is refused, by its preflight and by what it gets to read', async () => {
    for (const origin of [
      FOREIGN,
      'null',
      `${LISTED}.evil.example.com`,
      'http://app.example.com',
    ]) {
      const { status, body, headers } = await preflight(origin, LIST, 'GET')
      expect([status, body.errors[0].code]).toEqual([403, 'origin_not_allowed'])
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect((await signIn('public', { origin })).status).toBe(403)
    }
  })

  it('signs in without a cookie, reads, writes, and sees why it is refused', async () => {
    const { status, body, cookies, headers } = await signIn('offline_access')
    expect([status, cookies]).toEqual([200, []])
    expect(headers['access-control-expose-headers']).toContain('retry-after')
    const authorization = `Bearer ${body.access_token}`
    const cross = { origin: LISTED, 'sec-fetch-site': 'cross-site', authorization }
    const ask = (method: 'GET' | 'POST', url: string) =>
      t.anyone.inject({
        method,
        url,
        headers: cross,
        ...(method === 'POST' && { payload: { data: { type: 'cable_tickets' } } }),
      })
    expect((await ask('GET', LIST)).headers['access-control-allow-origin']).toBe(LISTED)
    expect((await ask('POST', '/api/v1/cable_tickets')).status).toBe(201)
    const refused = await ask('GET', `${LIST}?nonsense=1`)
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([400, LISTED])
  })

  it('has no use of the cookie of the console, even where a browser sends it', async () => {
    const own = await signIn('public', {})
    const [cookie] = own.cookies
    const ask = (headers: object) =>
      t.anyone.inject({
        method: 'GET',
        url: '/refreshToken',
        headers: { ...headers },
        cookies: { [cookie!.name]: cookie!.value },
      })
    expect((await ask({ origin: LISTED, 'sec-fetch-site': 'same-site' })).status).toBe(401)
    expect((await ask({})).status).toBe(200)
  })
})

describe('a session without a cookie', () => {
  const renew = (refresh_token: string) => token({ grant_type: 'refresh_token', refresh_token }, {})

  it('is renewed with a token that changes each time, for a program too', async () => {
    const first = (await signIn('offline_access', {})).body
    const second = await renew(first.refresh_token)
    expect([second.status, second.cookies]).toEqual([200, []])
    expect(second.body.refresh_token).not.toBe(first.refresh_token)
    // The answer was lost: the predecessor gives the same successor for a moment.
    expect((await renew(first.refresh_token)).body.refresh_token).toBe(second.body.refresh_token)
    expect((await renew(second.body.refresh_token)).status).toBe(200)
  })

  it('ends when a token is used that is older than its predecessor', async () => {
    const first = (await signIn('offline_access', {})).body.refresh_token
    const second = (await renew(first)).body.refresh_token
    const third = (await renew(second)).body.refresh_token
    const stolen = await renew(first)
    expect([stolen.status, stolen.body.errors[0].code]).toEqual([401, 'session_revoked'])
    expect((await renew(third)).status).toBe(401)
  })

  it('gives no refresh token to a client that did not ask for one, and none for a made-up one', async () => {
    expect((await signIn('public', {})).body.refresh_token).toBeUndefined()
    expect((await signIn('public')).cookies).toEqual([])
    expect((await renew('made-up')).status).toBe(401)
    const { status, body } = await token({ grant_type: 'refresh_token' }, {})
    expect([status, body.errors[0].source.pointer]).toEqual([422, '/refresh_token'])
    expect((await token({ password: 'x' }, {})).body.errors[0].source.pointer).toBe('/username')
  })
})
