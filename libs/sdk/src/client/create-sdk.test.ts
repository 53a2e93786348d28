import { describe, expect, it } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import {
  buildRecord,
  toDocument,
  toErrorDocument,
  toListDocument,
} from '../testing/build-record.ts'
import { fakeTransport } from '../testing/fake-transport.ts'
import { fixtureSdk } from '../testing/fixture/fixture-sdk.ts'
import { eachItem } from './each-item.ts'
import { withIdempotency } from './with-idempotency.ts'

function setUp() {
  const fake = fakeTransport()
  return { fake, sdk: fixtureSdk(fake.transport) }
}

describe('arguments', () => {
  it('splits one flat object into path and body and drops no falsy value', async () => {
    const { fake, sdk } = setUp()
    fake.answer('carry_contents.update', { body: toDocument(buildRecord('carry_contents', {})) })
    await sdk.carry_contents.update({ id: 'a/b', title: '', images: [] })
    expect(fake.calls[0]).toMatchObject({
      method: 'PUT',
      path: '/api/v1/carry_contents/a%2Fb',
      query: [],
      effect: 'write',
      body: {
        kind: 'jsonapi',
        document: { data: { type: 'carry_contents', attributes: { title: '', images: [] } } },
      },
    })
  })

  it('sends query parameters under their wire names, false and 0 included', async () => {
    const { fake, sdk } = setUp()
    fake.answer('carry_contents.list', { body: toListDocument([]) })
    await sdk.carry_contents.list({
      'filter[readed]': false,
      'page[number]': 0,
      'filter[status]': 'processed',
    })
    expect(fake.calls[0]?.query).toEqual([
      ['filter[readed]', 'false'],
      ['page[number]', '0'],
      ['filter[status]', 'processed'],
    ])
  })

  it('sends a form where the operation declares one', async () => {
    const { fake, sdk } = setUp()
    fake.answer('auth.login', { body: { access_token: 't' } })
    const answer = await sdk.auth.login({ grant_type: 'password', username: 'a', password: 'b&c' })
    expect(answer.access_token).toBe('t')
    expect(fake.calls[0]?.body).toEqual({
      kind: 'form',
      fields: [
        ['grant_type', 'password'],
        ['username', 'a'],
        ['password', 'b&c'],
      ],
    })
  })

  it('refuses a missing path parameter and an argument that belongs nowhere', async () => {
    const { fake, sdk } = setUp()
    const loose = sdk.carry_contents as unknown as Record<
      string,
      (args: object) => Promise<unknown>
    >
    await expect(loose['get']?.({})).rejects.toThrow(TypeError)
    await expect(loose['get']?.({ id: '1', titel: 'x' })).rejects.toThrow('titel')
    await expect(loose['get']?.({ id: { a: 1 } })).rejects.toThrow('plain value')
    expect(fake.calls).toEqual([])
  })
})

describe('results', () => {
  it('gives lists as items, total and totalCapped', async () => {
    const { fake, sdk } = setUp()
    const record = buildRecord('carry_contents', { title: 'Tea' })
    fake.answer('carry_contents.list', { body: toListDocument([record], 30) })
    const page = await sdk.carry_contents.list()
    expect(page).toEqual({ items: [record], total: 30, totalCapped: false })
  })

  it('gives null where the server answers 204', async () => {
    const { fake, sdk } = setUp()
    fake.answer('carry_contents.get_publish_content', { status: 204 })
    fake.answer('auth.logout', { status: 204 })
    expect(await sdk.carry_contents.get_publish_content({ device_id: '1' })).toBeNull()
    expect(await sdk.auth.logout()).toBeNull()
  })

  it('unwraps data, an empty list included', async () => {
    const { fake, sdk } = setUp()
    fake.answer('carry_contents.search_material', { body: { data: [] } })
    expect(await sdk.carry_contents.search_material({ keyword: 'x' })).toEqual([])
  })

  it('calls a success that cannot be read an invalid response', async () => {
    const { fake, sdk } = setUp()
    fake.always('carry_contents.list', { body: { items: [] } })
    await expect(sdk.carry_contents.list()).rejects.toMatchObject({ kind: 'invalid-response' })
  })

  it('carries the facts of the server in the error', async () => {
    const { fake, sdk } = setUp()
    const meta = { until: '2026-01-01T00:00:00Z', why: 'cooldown' }
    const body = toErrorDocument(409, 'account_waiting', { detail: 'waits', meta })
    fake.answer('carry_contents.get_publish_content', { status: 409, body })
    const error = await sdk.carry_contents
      .get_publish_content({ device_id: '1' })
      .catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, code: 'account_waiting', message: 'waits', meta })
  })
})

it('goes through all pages and stops when records vanish meanwhile', async () => {
  const { fake, sdk } = setUp()
  const record = () => buildRecord('carry_contents', { title: 'x' })
  fake.answer(
    'carry_contents.list',
    { body: toListDocument([record(), record()], 5) },
    { body: toListDocument([record(), record()], 5) },
    { body: toListDocument([], 4) },
  )
  const seen = []
  for await (const item of eachItem(sdk.carry_contents.list, { 'page[size]': 2 })) seen.push(item)
  expect(seen.length).toBe(4)
  expect(fake.unused()).toEqual([])
})

it('gives every write a key of its own, keeps a given one, and gives reads and sign-in none', async () => {
  const fake = fakeTransport()
  let count = 0
  const sdk = fixtureSdk(withIdempotency(fake.transport, () => `key-${(count += 1)}`))
  fake.always('carry_contents.refresh_content_status_cache', { status: 204 })
  fake.always('carry_contents.list', { body: toListDocument([]) })
  await sdk.carry_contents.refresh_content_status_cache()
  await sdk.carry_contents.refresh_content_status_cache({}, { idempotencyKey: 'mine' })
  await sdk.carry_contents.refresh_content_status_cache()
  await sdk.carry_contents.list()
  fake.answer('auth.refresh_token', { body: { access_token: 't' } })
  await sdk.auth.refresh_token()
  expect(fake.calls.map((call) => call.idempotencyKey)).toEqual([
    'key-1',
    'mine',
    'key-2',
    undefined,
    undefined,
  ])
})

it('fails a test that makes a call nobody planned', async () => {
  const { sdk } = setUp()
  await expect(sdk.carry_contents.list()).rejects.toThrow('nobody planned')
})
