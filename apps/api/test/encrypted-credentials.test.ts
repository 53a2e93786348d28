import { randomUUID } from 'node:crypto'
import { behaviour } from '@omc/behaviours/vitest'
import { parsePublicKey } from '@omc/core/rsa'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Passwords } from '../src/auth/passwords.ts'
import { forgetOld } from '../src/jobs/forget-old.ts'
import { DEMO_PASSWORD } from '../src/seed/demo-people.ts'
import { lastCode } from './last-code.ts'
import { publishedKey, sealFor, sealText, type Envelope, type PublishedKey } from './seal-for.ts'
import { createTestApp, type Answer, type TestApp } from './support.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/**
 * Passwords as they arrive; cheap hashes will do, because the tests look at the credentials' way
 * only.
 */
const verified: string[] = []
const CHEAP: Passwords = {
  hash: async (password) => `plain ${password}`,
  async verify(stored, password) {
    verified.push(password)
    return stored?.startsWith('plain ')
      ? stored === `plain ${password}`
      : password === DEMO_PASSWORD
  },
}

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ config: { encryptCredentials: true }, services: { passwords: CHEAP } })
})
afterAll(() => t.close())
beforeEach(async () => {
  for (const table of ['rate_marks', 'sms_codes', 'sms_outbox', 'credential_keys'])
    await t.rows(`delete from ${table}`)
  verified.length = 0
})

const nowMs = () => t.clock.now().getTime()
const send = (payload: object, app = t) =>
  app.anyone.inject({ method: 'POST', url: '/oauth/token', payload })
const sealed = (
  key: PublishedKey,
  values: Record<string, string>,
  { operation = 'auth.login', ...change }: Partial<Envelope> = {},
) =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      sealFor(key, { operation, field, value, atMs: nowMs(), ...change }),
    ]),
  )
const OPERATOR = { username: 'operator', password: DEMO_PASSWORD }
const codeOf = ({ status, body }: Answer): unknown[] => [status, body.errors?.[0]?.code]
const USED = [422, 'credentials_refused']

describe('auth.credential_key', () => {
  it('publishes an RSA key of the specified size, the same one until its life is over', async () => {
    const { status, body } = await t.anyone.inject({ method: 'GET', url: '/auth/key' })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      key: {
        id: expect.stringMatching(/^[\w-]{22}$/),
        public_key: expect.stringContaining('BEGIN PUBLIC KEY'),
        published_until: new Date(nowMs() + DAY_MS).toISOString(),
      },
      server_time: t.clock.now().toISOString(),
    })
    const { modulus, exponent } = parsePublicKey(body.data.key.public_key)!
    expect([modulus.toString(2).length, exponent]).toEqual([1024, 0x10001n])
    expect(await publishedKey(t)).toEqual(body.data.key)
  })

  it('makes one key though many ask at the same moment', async () => {
    const found = await Promise.all(Array.from({ length: 8 }, () => publishedKey(t)))
    expect(new Set(found.map(({ id }) => id)).size).toBe(1)
  })

  it('keeps the private half sealed', async () => {
    await publishedKey(t)
    const [row] = await t.rows<{ private_sealed: Buffer }>(
      'select private_sealed from credential_keys',
    )
    // An ASN.1 sequence in base64 begins so.
    expect(row!.private_sealed.toString('latin1')).not.toContain('MII')
  })
})

describe('auth.login with encrypted credentials', () => {
  it('signs in with what was encrypted with the published key', async () => {
    const answer = await send(sealed(await publishedKey(t), OPERATOR))
    expect(answer.status).toBe(200)
    behaviour('B-129', () => {
      expect(answer.body).toMatchObject({ token_type: 'Bearer' })
      expect(verified).toEqual([DEMO_PASSWORD])
    })
  })

  it('takes a form and a document, and a password in several chunks', async () => {
    const key = await publishedKey(t)
    const form = await t.anyone.inject({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(sealed(key, OPERATOR)).toString(),
    })
    expect(form.status).toBe(200)
    const long = { username: 'operator', password: '密'.repeat(200) }
    const attributes = sealed(key, long)
    const document = await send({ data: { type: 'auth', attributes } })
    expect(codeOf(document)).toEqual([401, 'wrong_credentials'])
    expect(verified.at(-1)).toBe(long.password)
  })

  it('takes a code encrypted, too', async () => {
    await t.anyone.inject({ method: 'GET', url: '/sms_code', query: { username: '13800000003' } })
    const code = await lastCode(t, '13800000003')
    const key = await publishedKey(t)
    expect((await send(sealed(key, { username: '13800000003', code }))).status).toBe(200)
  })

  it.each([
    ['all of them', OPERATOR, '/username'],
    ['the password', { password: DEMO_PASSWORD }, '/password'],
  ])('refuses plain credentials (%s) and looks at no password', async (_, plain, pointer) => {
    const rest = sealed(await publishedKey(t), OPERATOR)
    const answer = await send({ ...rest, ...plain })
    expect(codeOf(answer)).toEqual([422, 'encryption_required'])
    expect(answer.body.errors[0].source).toEqual({ pointer })
    expect(verified).toEqual([])
  })

  it('says so in the language that was asked for', async () => {
    const say = async (language: string) => {
      const headers = { 'accept-language': language }
      const plain = { method: 'POST', url: '/oauth/token', headers, payload: OPERATOR } as const
      return (await t.anyone.inject(plain)).body.error
    }
    expect(await say('en')).toBe(
      'This server takes credentials encrypted only: please reload the page and try again',
    )
    expect(await say('zh')).toBe('此服务器只接受加密的登录凭据，请刷新页面后重试')
  })

  it('refuses the same ciphertext a second time, though the first was refused itself', async () => {
    const key = await publishedKey(t)
    const right = sealed(key, OPERATOR)
    expect((await send(right)).status).toBe(200)
    expect(codeOf(await send(right))).toEqual(USED)
    const wrong = sealed(key, { ...OPERATOR, password: 'a guess' })
    expect(codeOf(await send(wrong))).toEqual([401, 'wrong_credentials'])
    expect(codeOf(await send(wrong))).toEqual(USED)
    expect(verified).toHaveLength(2)
  })

  it('lets one of two equal ones in that come at the same moment', async () => {
    const twice = sealed(await publishedKey(t), OPERATOR)
    const answers = await Promise.all([send(twice), send(twice)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
  })

  it('opens with the former key for an hour after the next one is published', async () => {
    const former = await publishedKey(t)
    const start = t.clock.now()
    try {
      t.clock.advance(DAY_MS)
      const next = await publishedKey(t)
      expect(next.id).not.toBe(former.id)
      expect((await send(sealed(former, OPERATOR))).status).toBe(200)
      expect((await send(sealed(next, OPERATOR))).status).toBe(200)
      t.clock.advance(HOUR_MS)
      expect(codeOf(await send(sealed(former, OPERATOR)))).toEqual(USED)
      expect((await send(sealed(next, OPERATOR))).status).toBe(200)
      await t.database.asServer((db) => forgetOld(db, t.clock.now()))
      expect(await t.rows('select id from credential_keys')).toEqual([{ id: next.id }])
    } finally {
      t.clock.set(start)
    }
  })

  it('answers the same to everything that does not open', async () => {
    const key = await publishedKey(t)
    const { password } = sealed(key, { password: DEMO_PASSWORD })
    const text = password!.split('.')[2]!
    const bytes = Buffer.from(text, 'base64')
    const of = (id: string, chunks: Buffer) => `rsa.${id}.${chunks.toString('base64')}`
    const one = (change: Partial<Envelope>) => sealed(key, { password: DEMO_PASSWORD }, change)
    const flipped = Buffer.from(bytes)
    flipped.writeUInt8(bytes.readUInt8(40) ^ 1, 40)
    const garbage: Record<string, string> = {
      'an unknown key': of('A'.repeat(22), bytes),
      'a changed bit': of(key.id, flipped),
      'a chunk of zeros': of(key.id, Buffer.alloc(128)),
      'a chunk above the modulus': of(key.id, Buffer.alloc(128, 255)),
      'half a chunk more': of(key.id, Buffer.concat([bytes, bytes.subarray(0, 64)])),
      'chunks in another order': of(
        key.id,
        Buffer.concat([bytes.subarray(128, 256), bytes.subarray(0, 128), bytes.subarray(256)]),
      ),
      'a text that is no envelope': sealText(key, 'hello'),
      'an envelope without a number': one({ nonce: '' })['password']!,
      'an envelope for another operation': one({ operation: 'auth.signup' })['password']!,
      'an envelope for another field': sealed(key, { code: '1' })['code']!,
      'an envelope from too long ago': one({ atMs: nowMs() - 5 * 60_000 - 1 })['password']!,
      'an envelope from too far ahead': one({ atMs: nowMs() + 5 * 60_000 + 1 })['password']!,
    }
    const said: Record<string, string> = {}
    for (const [name, value] of Object.entries(garbage)) {
      const { username } = sealed(key, { username: 'operator' })
      const { status, body } = await send({ username, password: value })
      said[name] = JSON.stringify([status, body])
    }
    expect(new Set(Object.values(said)).size).toBe(1)
    expect(Object.values(said)[0]).toContain('credentials_refused')
    expect(verified).toEqual([])
  })

  it('takes an envelope to the edge of its life', async () => {
    const key = await publishedKey(t)
    for (const atMs of [nowMs() - 5 * 60_000, nowMs() + 5 * 60_000])
      expect((await send(sealed(key, OPERATOR, { atMs }))).status).toBe(200)
  })

  it('spends every number of a call, also where another value of it does not open', async () => {
    const key = await publishedKey(t)
    const { username, password } = sealed(key, OPERATOR)
    const damaged = sealed(key, { password: 'x' }, { operation: 'auth.signup' })['password']
    expect(codeOf(await send({ username, password: damaged }))).toEqual(USED)
    expect(codeOf(await send({ username, password }))).toEqual(USED)
  })

  it('holds what it opened to the rules of the field', async () => {
    const key = await publishedKey(t)
    const answer = await send(sealed(key, { ...OPERATOR, password: 'x'.repeat(201) }))
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0].source).toEqual({ pointer: '/password' })
  })
})

describe('users.update_password with encrypted passwords', () => {
  const CHANGE = { current_password: DEMO_PASSWORD, new_password: 'correct horse 2026' }
  const operation = 'users.update_password'
  const url = '/api/v1/users/update_password'

  it('changes the password, and refuses plain ones', async () => {
    const creator = await t.as('creator')
    expect(codeOf(await creator.put(url, CHANGE))).toEqual([422, 'encryption_required'])
    const change = sealed(await publishedKey(t), CHANGE, { operation })
    expect((await creator.put(url, change)).status).toBe(200)
    const key = await publishedKey(t)
    const signIn = { username: 'creator', password: CHANGE.new_password }
    expect((await send(sealed(key, signIn))).status).toBe(200)
  })

  it('gives a repeat under the same key its answer, and refuses it under another', async () => {
    const vip = await t.as('vip')
    const change = sealed(await publishedKey(t), CHANGE, { operation })
    const once = { 'idempotency-key': `change-${randomUUID()}` }
    const first = await vip.put(url, change, once)
    expect(first.status).toBe(200)
    const again = await vip.put(url, change, once)
    expect([again.status, again.body]).toEqual([200, first.body])
    const other = { 'idempotency-key': `change-${randomUUID()}` }
    expect(codeOf(await vip.put(url, change, other))).toEqual(USED)
  })
})

describe('people with encrypted passwords', () => {
  it('are made and changed by their leads so, and not with plain passwords', async () => {
    const manager = await t.as('manager')
    const person = { username: 'sealed-person', password: 'correct horse 2026' }
    const made = await manager.post('/api/v1/users', person)
    expect(codeOf(made)).toEqual([422, 'encryption_required'])
    expect(made.body.errors[0].source).toEqual({ pointer: '/data/attributes/password' })
    const { password } = sealed(await publishedKey(t), person, { operation: 'users.create' })
    expect((await manager.post('/api/v1/users', { ...person, password })).status).toBe(201)
    expect((await send(sealed(await publishedKey(t), person))).status).toBe(200)
  })

  it('register with encrypted credentials', async () => {
    await t.anyone.inject({ method: 'GET', url: '/sms_code', query: { username: '13900001234' } })
    const code = await lastCode(t, '13900001234')
    const person = { username: 'xiaolin', password: 'correct horse 2026', code }
    const operation = 'auth.signup'
    const phone_number = '13900001234'
    const payload = { ...sealed(await publishedKey(t), person, { operation }), phone_number }
    const answer = await t.anyone.inject({ method: 'POST', url: '/signup', payload })
    expect([answer.status, answer.body.data?.username]).toEqual([201, 'xiaolin'])
  })
})

describe('without the setting', () => {
  let plain: TestApp
  beforeAll(async () => {
    plain = await createTestApp({ services: { passwords: CHEAP } })
  })
  afterAll(() => plain.close())

  it('publishes no key, makes none, and takes plain credentials', async () => {
    const { body } = await plain.anyone.inject({ method: 'GET', url: '/auth/key' })
    await behaviour('B-130', async () => {
      expect(body.data).toEqual({ key: null, server_time: plain.clock.now().toISOString() })
      expect(await plain.rows('select id from credential_keys')).toEqual([])
    })
    expect((await send(OPERATOR, plain)).status).toBe(200)
  })

  it('refuses what only looks encrypted as it refuses what does not open', async () => {
    const password = `rsa.${'A'.repeat(22)}.${'A'.repeat(172)}`
    expect(codeOf(await send({ ...OPERATOR, password }, plain))).toEqual(USED)
  })
})
