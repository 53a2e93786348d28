import { generateKeyPairSync } from 'node:crypto'
import { behaviour } from '@omc/behaviours/vitest'
import { expect, it } from 'vitest'
import { createSdk } from '../client/create-sdk.ts'
import type { TransportRequest } from '../client/transport.ts'
import { decryptText, parsePrivateKey } from '../rsa/index.ts'
import { toErrorDocument } from '../testing/build-record.ts'
import { fakeTransport } from '../testing/fake-transport.ts'

const SERVER_TIME = '2026-11-20T02:00:00.000Z'
const LOGIN = { username: '小满', password: 'correct horse' } as const
const TOKEN = { body: { access_token: 't', token_type: 'Bearer', expires_in: 900 } }

function keyPair(id: string) {
  const pair = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const secret = parsePrivateKey(pem)
  if (!secret) throw new Error('no key')
  const public_key = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const published_until = SERVER_TIME
  const body = { data: { key: { id, public_key, published_until }, server_time: SERVER_TIME } }
  const open = (text: unknown) => {
    const [scheme, keyId, chunks = ''] = String(text).split('.')
    expect([scheme, keyId]).toEqual(['rsa', id])
    return JSON.parse(decryptText(chunks, secret))
  }
  return { body, open }
}

function setUp() {
  const fake = fakeTransport()
  return { fake, sdk: createSdk({ transport: fake }) }
}
const fieldsOf = (request: TransportRequest | undefined): Record<string, unknown> =>
  request?.body.kind === 'form' ? Object.fromEntries(request.body.fields) : {}
const namesOf = (calls: readonly TransportRequest[]) => calls.map(({ operation }) => operation)

it('sends credentials as they are where no key is published', async () => {
  const { fake, sdk } = setUp()
  fake.answer('auth.login', TOKEN)
  await sdk.auth.login(LOGIN)
  behaviour('B-130', () => expect(fieldsOf(fake.calls[0])).toEqual(LOGIN))
})

it('encrypts them with the published key, each with its place, the moment and a number', async () => {
  const { fake, sdk } = setUp()
  const { body, open } = keyPair('one')
  fake.answer('auth.credential_key', { body }).answer('auth.login', TOKEN)
  await sdk.auth.login({ grant_type: 'password', ...LOGIN })
  const { grant_type, username, password, ...rest } = fieldsOf(fake.calls[1])
  expect([grant_type, rest]).toEqual(['password', {}])
  const opened = [open(username), open(password)]
  const place = { operation: 'auth.login', at: Date.parse(SERVER_TIME), nonce: expect.any(String) }
  behaviour('B-129', () =>
    expect(opened).toEqual([
      { ...place, field: 'username', value: LOGIN.username },
      { ...place, field: 'password', value: LOGIN.password },
    ]),
  )
  expect(opened[0].nonce).not.toBe(opened[1].nonce)
})

it('encrypts a change of password, and nothing of a call without secrets', async () => {
  const { fake, sdk } = setUp()
  const { body, open } = keyPair('one')
  fake
    .always('auth.credential_key', { body })
    .answer('users.update_password', { body: { data: { ended_sessions: 0 } } })
    .answer('auth.sms_code', { body: { data: { accepted: true } } })
    .answer('auth.login', TOKEN)
  await sdk.users.update_password({ current_password: 'old one', new_password: 'new one' })
  await sdk.auth.sms_code({ username: '13800000003' })
  await sdk.auth.login({ grant_type: 'refresh_token', refresh_token: 'r' })
  expect(namesOf(fake.calls)).toEqual([
    'auth.credential_key',
    'users.update_password',
    'auth.sms_code',
    'auth.login',
  ])
  const sent = fake.calls[1]?.body
  const attributes = sent?.kind === 'jsonapi' ? Object(sent.document).data.attributes : {}
  expect(open(attributes.current_password)).toMatchObject({ value: 'old one' })
  expect(open(attributes.new_password)).toMatchObject({ value: 'new one' })
})

it.each(['credentials_refused', 'encryption_required'])(
  'encrypts once more, with the key of that moment, when the server says %s',
  async (code) => {
    const { fake, sdk } = setUp()
    const [former, next] = [keyPair('former'), keyPair('next')]
    fake
      .answer('auth.credential_key', former, next)
      .answer('auth.login', { status: 422, body: toErrorDocument(422, code) }, TOKEN)
    expect((await sdk.auth.login(LOGIN)).access_token).toBe('t')
    expect(next.open(fieldsOf(fake.calls[3])['password'])).toMatchObject({ value: LOGIN.password })
  },
)

it('asks no third time, and never after a refusal of the credentials themselves', async () => {
  const { fake, sdk } = setUp()
  const { body } = keyPair('one')
  fake.always('auth.credential_key', { body })
  const refused = { status: 422, body: toErrorDocument(422, 'credentials_refused') }
  fake.answer('auth.login', refused, refused)
  await expect(sdk.auth.login(LOGIN)).rejects.toMatchObject({ code: 'credentials_refused' })
  fake.answer('auth.login', { status: 401, body: toErrorDocument(401, 'wrong_credentials') })
  await expect(sdk.auth.login(LOGIN)).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect(namesOf(fake.calls).filter((name) => name === 'auth.login')).toHaveLength(3)
})

it('takes an older server, which has no such operation, for one without a key', async () => {
  const { fake, sdk } = setUp()
  fake.answer('auth.credential_key', { status: 404, body: toErrorDocument(404, 'not_found') })
  fake.answer('auth.login', TOKEN)
  await sdk.auth.login(LOGIN)
  expect(fieldsOf(fake.calls[1])).toEqual(LOGIN)
})

it('sends nothing when it is not known whether there is a key, or the key cannot be read', async () => {
  const { fake, sdk } = setUp()
  fake.answer('auth.credential_key', { status: 503, body: toErrorDocument(503, 'busy') })
  await expect(sdk.auth.login(LOGIN)).rejects.toMatchObject({ status: 503 })
  const key = { id: 'one', public_key: 'nonsense', published_until: SERVER_TIME }
  fake.answer('auth.credential_key', { body: { data: { key, server_time: SERVER_TIME } } })
  await expect(sdk.auth.login(LOGIN)).rejects.toMatchObject({ code: 'key_invalid' })
  expect(namesOf(fake.calls)).not.toContain('auth.login')
})
