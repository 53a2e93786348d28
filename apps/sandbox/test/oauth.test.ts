import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sandbox, stillClock } from './support.ts'

const RETURN = 'http://localhost:8080/callback'
const VERIFIER = 'a verifier that is long enough to be one, forty-three and more'
const challenge = createHash('sha256').update(VERIFIER).digest('base64url')
const asking = {
  response_type: 'code',
  client_id: 'omc-console',
  redirect_uri: RETURN,
  scope: 'openid profile',
  state: 'state-1',
  code_challenge: challenge,
  code_challenge_method: 'S256',
}
type Made = Awaited<ReturnType<typeof sandbox>>
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const encode = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const authorize = ({ app }: Made, fields: Record<string, string> = asking) =>
  app.inject(`/oauth/authorize?${encode(fields)}`)
const decide = ({ app }: Made, fields: Record<string, string> = {}, headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/oauth/authorize',
    headers: { ...form, ...headers },
    payload: encode({ ...asking, person: 'operator', decision: 'allow', ...fields }),
  })
const codeFrom = async (made: Made, fields = {}) =>
  new URL(String((await decide(made, fields)).headers.location)).searchParams.get('code') ?? ''
const exchange = ({ app }: Made, code: string, fields: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: form,
    payload: encode({
      grant_type: 'authorization_code',
      code,
      redirect_uri: RETURN,
      client_id: 'omc-console',
      code_verifier: VERIFIER,
      ...fields,
    }),
  })
const userInfo = ({ app }: Made, token: string) =>
  app.inject({ url: '/oauth/userinfo', headers: { authorization: `Bearer ${token}` } })

test('signs a person in: consent, a code with the state, a token, who it is', async () => {
  const made = await sandbox()
  const page = await authorize(made)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('同意授权')
  expect(page.headers['content-security-policy']).toContain(
    "form-action 'self' http://localhost:8080",
  )
  const agreed = await decide(made)
  expect(agreed.statusCode).toBe(302)
  const to = new URL(String(agreed.headers.location))
  expect(to.origin + to.pathname).toBe(RETURN)
  expect(to.searchParams.get('state')).toBe('state-1')
  const token = await exchange(made, to.searchParams.get('code') ?? '')
  expect(token.headers['cache-control']).toBe('no-store')
  expect(token.json()).toMatchObject({ token_type: 'Bearer', expires_in: 3600 })
  const person = await userInfo(made, token.json().access_token)
  expect(person.json()).toMatchObject({ nickname: '吴小满', sub: expect.stringMatching(/^s\d+$/) })
})

test('a code is good once; bringing it again also ends its token', async () => {
  const made = await sandbox()
  const code = await codeFrom(made)
  const { access_token } = (await exchange(made, code)).json()
  expect((await exchange(made, code)).json()).toEqual({ error: 'invalid_grant' })
  expect((await userInfo(made, access_token)).statusCode).toBe(401)
})

test.each([
  ['another verifier', { code_verifier: 'not the one that was hashed' }],
  ['no verifier', { code_verifier: '' }],
  ['another return', { redirect_uri: 'http://localhost:8080/other' }],
])('a code with %s is worth nothing, and lost', async (_case, fields) => {
  const made = await sandbox()
  const code = await codeFrom(made)
  expect((await exchange(made, code, fields)).json()).toEqual({ error: 'invalid_grant' })
  expect((await exchange(made, code)).statusCode).toBe(400)
})

test('codes end after a minute and tokens after an hour', async () => {
  let now = 0
  const made = await sandbox({ clock: { ...stillClock(), now: () => now } })
  const late = await codeFrom(made)
  now += 60_000
  expect((await exchange(made, late)).statusCode).toBe(400)
  const { access_token } = (await exchange(made, await codeFrom(made))).json()
  now += 3_599_999
  expect((await userInfo(made, access_token)).statusCode).toBe(200)
  now += 1
  expect((await userInfo(made, access_token)).statusCode).toBe(401)
})

test.each([
  ['an unknown client', { client_id: 'somebody' }],
  ['a return that is not on the list', { redirect_uri: 'http://localhost:8080/callback/' }],
  ['a return of another site', { redirect_uri: 'https://evil.test/callback' }],
  ['no return', { redirect_uri: '' }],
])('sends nobody anywhere for %s', async (_case, fields) => {
  const made = await sandbox()
  const page = await authorize(made, { ...asking, ...fields })
  expect([page.statusCode, page.headers.location]).toEqual([400, undefined])
  const decided = await decide(made, fields)
  expect([decided.statusCode, decided.headers.location]).toEqual([400, undefined])
})

test('goes back with a reason when it cannot be granted or is denied', async () => {
  const made = await sandbox()
  const back = async (answer: Awaited<ReturnType<typeof authorize>>) =>
    new URL(String(answer.headers.location)).searchParams.toString()
  const { code_challenge: _none, code_challenge_method: _plain, ...bare } = asking
  expect(await back(await authorize(made, bare))).toBe('error=invalid_request&state=state-1')
  const plain = { ...asking, code_challenge_method: 'plain' }
  expect(await back(await authorize(made, plain))).toBe('error=invalid_request&state=state-1')
  const token = { ...asking, response_type: 'token' }
  expect(await back(await authorize(made, token))).toContain('error=unsupported_response_type')
  expect(await back(await decide(made, { decision: 'deny' }))).toBe(
    'error=access_denied&state=state-1',
  )
  expect(await back(await decide(made, { person: 'admin' }))).toContain('access_denied')
})

test('takes consent from its own page only', async () => {
  const made = await sandbox()
  const from = async (headers: Record<string, string>) =>
    (await decide(made, {}, headers)).statusCode
  expect(await from({ origin: 'https://evil.test' })).toBe(403)
  expect(await from({ origin: 'null', 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await from({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(302)
})

test('asks a client that has a secret for it, in the body or as Basic', async () => {
  const oauth = { clientId: 'omc-console', clientSecret: 's3cret:x', redirectUris: [RETURN] }
  const made = await sandbox({ oauth })
  expect((await exchange(made, await codeFrom(made))).statusCode).toBe(401)
  const good = await exchange(made, await codeFrom(made), { client_secret: 's3cret:x' })
  expect(good.statusCode).toBe(200)
  const basic = Buffer.from('omc-console:s3cret:x').toString('base64')
  const answer = await made.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { authorization: `Basic ${basic}` },
    payload: {
      grant_type: 'authorization_code',
      code: await codeFrom(made),
      redirect_uri: RETURN,
      code_verifier: VERIFIER,
    },
  })
  expect(answer.statusCode).toBe(200)
})

test('takes forms nowhere else', async () => {
  const made = await sandbox()
  const answer = await made.app.inject({
    method: 'POST',
    url: '/creator/jd/posts',
    headers: form,
    payload: 'title=1',
  })
  expect(answer.statusCode).toBe(415)
})
