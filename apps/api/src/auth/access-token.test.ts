import { SignJWT } from 'jose'
import { beforeEach, expect, it } from 'vitest'
import { testKeys } from '../../test/test-config.ts'
import { createAccessTokens, type AccessTokens } from './access-token.ts'
import { createKeys } from './keys.ts'

const LIFE_MS = 900_000
const AT = new Date('2026-11-20T02:00:00.250Z')
const later = (ms: number) => new Date(AT.getTime() + ms)
const SESSION = { userId: 7, sessionId: 'a-session' }
const CLAIMS = { ...SESSION, issuedAt: AT.getTime() }

let tokens: AccessTokens
beforeEach(() => {
  tokens = createAccessTokens(testKeys, LIFE_MS)
})

it('names its person and session, and says how long it lives', async () => {
  const { token, expiresInS } = await tokens.issue(SESSION, AT)
  expect(expiresInS).toBe(900)
  expect(await tokens.check(token, AT)).toEqual({ tag: 'valid', claims: CLAIMS })
})

it.each([
  ['the process that has seen it', true],
  ['another process', false],
])('is valid for all of its life and expired after it, for %s', async (_who, seenBefore) => {
  const { token } = await tokens.issue(SESSION, AT)
  const ask = (at: Date) =>
    (seenBefore ? tokens : createAccessTokens(testKeys, LIFE_MS)).check(token, at)
  if (seenBefore) await tokens.check(token, AT)
  expect(await ask(later(LIFE_MS))).toEqual({ tag: 'valid', claims: CLAIMS })
  // It ends with a full second, never before its time.
  expect(await ask(later(LIFE_MS + 750))).toEqual({ tag: 'expired', claims: CLAIMS })
})

it('is verified once as long as it is among the last five thousand, and ends in any case', async () => {
  const { token } = await tokens.issue(SESSION, AT)
  const claimsNow = async () => {
    const checked = await tokens.check(token, AT)
    return checked.tag === 'valid' ? checked.claims : undefined
  }
  const othersCome = async (count: number) => {
    for (let i = 0; i < count; i += 1) {
      const other = { userId: i, sessionId: `other ${count}` }
      await tokens.check((await tokens.issue(other, AT)).token, AT)
    }
  }
  const first = await claimsNow()
  await othersCome(4_999)
  expect(await claimsNow()).toBe(first)
  await othersCome(1)
  expect(await tokens.check(token, later(LIFE_MS + 750))).toMatchObject({ tag: 'expired' })
  const again = await claimsNow()
  expect(again).toEqual(first)
  expect(again).not.toBe(first)
})

const signed = (key: Buffer, payload: object, subject = '7') =>
  new SignJWT({
    sid: 'a-session',
    iat_ms: AT.getTime(),
    exp: Math.ceil(later(LIFE_MS).getTime() / 1000),
    ...payload,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setIssuer('omc')
    .setAudience('api')
    .sign(key)

it('is foreign when it was changed, made with another key, or is no token at all', async () => {
  const { token } = await tokens.issue(SESSION, AT)
  const other = createAccessTokens(createKeys('another root key, long enough'), LIFE_MS)
  const made = (await other.issue(SESSION, AT)).token
  for (const one of [made, `${token}x`, 'no token', ''])
    expect(await tokens.check(one, AT)).toEqual({ tag: 'foreign' })
})

it('is foreign when something of it is missing, though the signature is ours', async () => {
  const key = testKeys.derive('access')
  expect(await tokens.check(await signed(key, {}), AT)).toMatchObject({ tag: 'valid' })
  for (const one of [
    await signed(key, { sid: 5 }),
    await signed(key, { iat_ms: 'today' }),
    await signed(key, {}, 'nobody'),
    await signed(key, { exp: undefined }),
  ])
    for (const _time of ['first', 'second'])
      expect(await tokens.check(one, AT)).toEqual({ tag: 'foreign' })
})

it('a fault of the server is none of the token', async () => {
  const { token } = await tokens.issue(SESSION, AT)
  const broken = createAccessTokens({ ...testKeys, derive: () => Buffer.alloc(0) }, LIFE_MS)
  await expect(broken.check(token, AT)).rejects.toThrow('Zero-length key')
})
