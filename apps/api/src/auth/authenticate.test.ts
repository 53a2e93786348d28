import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, type Caller, type TestApp } from '../../test/support.ts'
import { createAccessTokens } from './access-token.ts'
import { authenticateCookie } from './authenticate-cookie.ts'
import { createAuthenticate, type Authenticate } from './authenticate.ts'
import { createKeys } from './keys.ts'
import { writeRefreshToken } from './refresh-token.ts'

let t: TestApp
let authenticate: Authenticate
let operator: Caller
beforeAll(async () => {
  t = await createTestApp()
  authenticate = createAuthenticate(t.services.tokens, t.database)
})
afterAll(() => t.close())
beforeEach(async () => {
  operator = await t.as('operator')
})

const byCookie = (cookie: string | undefined, now = t.clock.now()) =>
  authenticateCookie({ keys: t.services.keys, database: t.database }, cookie, now)
const cookieOf = (generation: number) =>
  writeRefreshToken(t.services.keys, { sessionId: operator.sessionId, generation })
const bearer = (token: string | undefined) => authenticate(`Bearer ${token}`, t.clock.now())
const signedOut = expect.objectContaining({ status: 401, code: 'signed_out' })

it('a picture is asked for by the cookie of a live session, the present one and the one before', async () => {
  await t.rows('update sessions set refresh_generation = 3 where id = $1', [operator.sessionId])
  for (const generation of [3, 2])
    expect(await byCookie(cookieOf(generation))).toMatchObject({
      userId: operator.userId,
      teamId: operator.teamId,
      sessionId: operator.sessionId,
    })
  for (const generation of [1, 4]) expect(await byCookie(cookieOf(generation))).toBeUndefined()
})

it('and by nothing else: no cookie, a made-up one, one of a session that ended', async () => {
  const cookie = cookieOf(0)
  expect(await byCookie(undefined)).toBeUndefined()
  expect(await byCookie('')).toBeUndefined()
  expect(await byCookie(`${cookie.slice(0, -3)}AAA`)).toBeUndefined()
  await t.rows('update sessions set ended_at = now() where id = $1', [operator.sessionId])
  expect(await byCookie(cookie)).toBeUndefined()
})

it('and only before the session runs out, as a bearer token is', async () => {
  const [session] = await t.rows<{ expires_at: Date }>(
    'select expires_at from sessions where id = $1',
    [operator.sessionId],
  )
  const before = new Date(session!.expires_at.getTime() - 1)
  expect(await byCookie(cookieOf(0), before)).toMatchObject({ userId: operator.userId })
  expect(await byCookie(cookieOf(0), session!.expires_at)).toBeUndefined()
  // Its token is past its time by then, and says so while the session lives.
  const asked = (now: Date) => authenticate(`Bearer ${operator.token}`, now)
  await expect(asked(before)).rejects.toThrowError(expect.objectContaining({ status: 402 }))
  await expect(asked(session!.expires_at)).rejects.toThrowError(signedOut)
})

it('a bearer token stands for its own person: not with the session of somebody else', async () => {
  expect(await bearer(operator.token)).toMatchObject({ userId: operator.userId, admin: false })
  const manager = await t.as('manager')
  const mixed = { userId: manager.userId, sessionId: operator.sessionId }
  const { token } = await t.services.tokens.issue(mixed, t.clock.now())
  await expect(bearer(token)).rejects.toThrowError(signedOut)
})

it('nothing that is not a bearer token signs anybody in', async () => {
  for (const header of [
    undefined,
    '',
    'Bearer',
    `Basic ${operator.token}`,
    `x Bearer ${operator.token}`,
  ])
    await expect(authenticate(header, t.clock.now())).rejects.toThrowError(signedOut)
})

it('nor does a token of another server, nor one whose session ended', async () => {
  const other = createAccessTokens(createKeys('another root key, long enough'), 900_000)
  const { userId, sessionId } = operator
  const { token } = await other.issue({ userId, sessionId }, t.clock.now())
  await expect(bearer(token)).rejects.toThrowError(signedOut)
  await t.rows('update sessions set ended_at = now() where id = $1', [sessionId])
  await expect(bearer(operator.token)).rejects.toThrowError(signedOut)
})

it('a token that its session calls old is over at once, though its own time is not', async () => {
  const validFrom = (ms: number) =>
    t.rows('update sessions set access_valid_from = $2 where id = $1', [
      operator.sessionId,
      new Date(t.clock.now().getTime() + ms),
    ])
  await validFrom(0)
  expect(await bearer(operator.token)).toMatchObject({ userId: operator.userId })
  await validFrom(1)
  await expect(bearer(operator.token)).rejects.toThrowError(
    expect.objectContaining({ status: 402, code: 'token_expired' }),
  )
})
