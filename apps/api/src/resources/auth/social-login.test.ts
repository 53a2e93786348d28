import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type Answer, type TestApp } from '../../../test/support.ts'

interface Provider {
  server: Server
  url: string
  /** Challenge by code, as `authorize` kept it. */
  codes: Map<string, string>
  info: Record<string, unknown>
  /** Failure answer of the provider. */
  fault: number | undefined
  tokens: number
}

let t: TestApp
let provider: Provider
beforeEach(async () => {
  provider = await startProvider()
  t = await createTestApp({ config: { oauthUrl: provider.url } })
})
afterEach(async () => {
  await t.close()
  await new Promise((resolve) => provider.server.close(resolve))
})

/** A provider that keeps to OAuth 2 with PKCE: a code is good once, and only with its verifier. */
async function startProvider(): Promise<Provider> {
  const codes = new Map<string, string>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const answer = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (made.fault) return answer(made.fault, { error: 'server_error' })
      if (request.url === '/userinfo') {
        const known = request.headers.authorization === 'Bearer outside-token'
        return answer(known ? 200 : 401, known ? made.info : {})
      }
      const form = new URLSearchParams(Buffer.concat(chunks).toString())
      const challenge = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (challenge === undefined || challenge !== proof)
        return answer(400, { error: 'invalid_grant' })
      made.tokens += 1
      return answer(200, { access_token: 'outside-token', token_type: 'Bearer' })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address of this form.
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const info = { sub: 'outside-1', nickname: '江南', picture: 'https://a.test/1.png' }
  const made: Provider = { server, url, codes, info, fault: undefined, tokens: 0 }
  return made
}

const start = async () => {
  const answer = await t.anyone.inject({ method: 'GET', url: '/oauth/start' })
  const to = new URL(String(answer.headers.location))
  const browser = answer.cookies.find(({ name }) => name === 'omc_oauth')!
  return { answer, to, browser, state: to.searchParams.get('state') ?? '' }
}
const back = (query: Record<string, string>, browser: string | undefined) =>
  t.anyone.inject({
    method: 'GET',
    url: '/callback',
    query,
    cookies: browser === undefined ? {} : { omc_oauth: browser },
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  })
/** Through the provider and back, up to the code in the console's address. */
const through = async () => {
  const { to, browser, state } = await start()
  const code = `code-${provider.codes.size + provider.tokens + 1}`
  provider.codes.set(code, to.searchParams.get('code_challenge') ?? '')
  const answer = await back({ code, state }, browser.value)
  return { answer, code, state, browser: browser.value }
}
const post = (code: string, browser: string | undefined, more: object = {}) =>
  t.anyone.inject({
    method: 'POST',
    url: '/socialLogin',
    payload: { code, ...more },
    cookies: browser === undefined ? {} : { omc_oauth: browser },
  })
const get = (code: string, browser: string) =>
  t.anyone.inject({
    method: 'GET',
    url: '/auth/code',
    query: { code },
    cookies: { omc_oauth: browser },
  })
const who = async ({ body }: Answer) =>
  (
    await t.anyone.inject({
      method: 'GET',
      url: '/api/v1/users/get_info',
      headers: { authorization: `Bearer ${body.data.access_token}` },
    })
  ).body.data
const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code]
const audits = async () =>
  (
    await t.rows<{ operation: string; how: string }>(
      `select operation, after ->> 'how' as how from audit_events order by id`,
    )
  ).map(({ operation, how }) => `${operation} ${how}`)

describe('the way to the provider and back', () => {
  it('begins with a state, a PKCE challenge and a cookie that no script reads', async () => {
    const { answer, to, browser } = await start()
    expect(answer.status).toBe(302)
    expect(to.origin + to.pathname).toBe(`${provider.url}/authorize`)
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'omc-console',
      redirect_uri: `${t.services.config.publicOrigin}/callback`,
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(browser).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const [row] = await t.rows('select * from oauth_states')
    expect(JSON.stringify(row)).not.toContain(browser.value)
  })

  it('goes on to #/callback with the code, and with nothing but a reason when the state is not right', async () => {
    const { answer, code, state, browser } = await through()
    expect(answer.headers.location).toBe(`/#/callback?code=${code}`)
    const wrong = '/#/callback?error=state_mismatch'
    const other = await start()
    for (const [query, cookie] of [
      [{ code: 'x', state: 'forged' }, browser],
      [{ code: 'x', state: other.state }, browser],
      [{ code: 'x', state: other.state }, undefined],
      [{ code: 'x', state }, browser],
      [{ state: other.state }, other.browser.value],
    ] as const)
      expect((await back(query, cookie)).headers.location).toBe(wrong)
    t.clock.advance(10 * 60_000)
    const late = await back({ code: 'x', state: other.state }, other.browser.value)
    expect(late.headers.location).toBe(wrong)
  })

  it('passes on why the provider refused, and no foreign text', async () => {
    expect((await back({ error: 'access_denied' }, 'x')).headers.location).toBe(
      '/#/callback?error=access_denied',
    )
    expect((await back({ error: '<script>alert(1)' }, 'x')).headers.location).toBe(
      '/#/callback?error=refused',
    )
  })
})

describe('auth.social_login and auth.code', () => {
  it('make a person without roles for a new outside account, and find that person again', async () => {
    const first = await through()
    const made = await post(first.code, first.browser, { state: first.state })
    expect(made.status).toBe(200)
    expect(made.body).toEqual({
      data: { access_token: expect.any(String), token_type: 'Bearer', expires_in: 900 },
    })
    expect(made.cookies).toMatchObject([
      { name: 'omc_refresh', httpOnly: true, sameSite: 'Strict' },
      { name: 'omc_device', httpOnly: true, sameSite: 'Strict' },
    ])
    const person = await who(made)
    expect(person).toMatchObject({ full_name: '江南', roles: [], admin: false })
    const second = await through()
    const again = await get(second.code, second.browser)
    expect(await who(again)).toMatchObject({ username: person.username })
    expect(await audits()).toEqual(['auth.social_login new', 'auth.social_login linked'])
    expect(await t.rows('select 1 from outside_identities')).toHaveLength(1)
  })

  it('link the person whose phone number the provider has checked, and only then', async () => {
    provider.info = { sub: 'o-2', phone_number: '13800000005', phone_number_verified: true }
    const { code, browser } = await through()
    expect(await who(await post(code, browser))).toMatchObject({ username: 'operator' })
    provider.info = { sub: 'o-3', phone_number: '13800000001' }
    const next = await through()
    const other = await who(await post(next.code, next.browser))
    expect(other.username).not.toBe('admin')
    expect(other.roles).toEqual([])
  })

  it('take a code once, in the browser that began, with its own state', async () => {
    const { code, browser } = await through()
    const other = await start()
    expect(codeOf(await post(code, undefined))).toEqual([401, 'social_refused'])
    expect(codeOf(await post(code, other.browser.value))).toEqual([401, 'social_refused'])
    expect(codeOf(await post(code, browser, { state: other.state }))).toEqual([
      401,
      'social_refused',
    ])
    expect(codeOf(await post('never-seen', browser))).toEqual([401, 'social_refused'])
    expect(provider.tokens).toBe(0)
    expect((await post(code, browser)).status).toBe(200)
    expect(codeOf(await get(code, browser))).toEqual([401, 'social_refused'])
    expect(provider.tokens).toBe(1)
  })

  it('let nobody in who is disabled', async () => {
    provider.info = { sub: 'o-2', phone_number: '13800000005', phone_number_verified: true }
    const first = await through()
    await post(first.code, first.browser)
    await t.rows(`update users set disabled_at = now() where username = 'operator'`)
    const second = await through()
    expect(codeOf(await post(second.code, second.browser))).toEqual([401, 'social_refused'])
    expect(await audits()).toEqual(['auth.social_login by_phone', 'auth.login_refused linked'])
  })

  it('make nobody where registration is closed', async () => {
    await t.close()
    t = await createTestApp({ config: { oauthUrl: provider.url, openRegistration: false } })
    const { code, browser } = await through()
    expect(codeOf(await post(code, browser))).toEqual([403, 'not_registered'])
    expect(await t.rows('select 1 from users')).toHaveLength(8)
  })

  it('answer 503 when the provider fails, 401 when it does not say who it is', async () => {
    const first = await through()
    provider.fault = 500
    expect(codeOf(await post(first.code, first.browser))).toEqual([503, 'provider_unreachable'])
    provider.fault = undefined
    provider.info = { nickname: 'nobody' }
    const second = await through()
    expect(codeOf(await post(second.code, second.browser))).toEqual([401, 'social_refused'])
    expect(await t.rows('select 1 from sessions')).toEqual([])
  })

  it('refuse another site, and a navigation to the GET', async () => {
    const { code, browser } = await through()
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-mode': 'navigate' }]) {
      const answer = await t.anyone.inject({
        method: 'GET',
        url: '/auth/code',
        query: { code },
        cookies: { omc_oauth: browser },
        headers,
      })
      expect(answer.status).toBe(403)
    }
    expect((await get(code, browser)).status).toBe(200)
  })
})
