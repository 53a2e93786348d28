import { describe, expect, it, vi } from 'vitest'
import { allOperations } from '../operations/all-operations.ts'
import { createSession } from '../session/create-session.ts'
import {
  buildRecord,
  toDocument,
  toErrorDocument,
  toListDocument,
} from '../testing/build-record.ts'
import { fakeTransport } from '../testing/fake-transport.ts'
import { fixtureSdk } from '../testing/fixture/fixture-sdk.ts'
import { createSdk } from './create-sdk.ts'
import type { Fetch } from './exchange.ts'

function setUp() {
  const fake = fakeTransport()
  return { fake, sdk: fixtureSdk({ transport: fake }) }
}

describe('the object', () => {
  it('is plain: every operation is an own function that can be listed and spied on', async () => {
    const fake = fakeTransport().answer('plans.list', { body: toListDocument([]) })
    const sdk = createSdk({ transport: fake })
    const names = Object.entries(sdk).flatMap(([resource, members]) =>
      typeof members === 'function'
        ? []
        : Object.keys(members).map((name) => `${resource}.${name}`),
    )
    expect(names).toEqual([...allOperations().keys()])
    expect(await Promise.resolve(sdk)).toBe(sdk)
    const spy = vi.spyOn(sdk.plans, 'list')
    await sdk.plans.list()
    expect(spy).toHaveBeenCalledOnce()
  })

  it('speaks to a server by itself, and gives its session the refresh', async () => {
    const json = (body: unknown) =>
      new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
    const fetch = vi.fn<Fetch>(async (url) =>
      url.endsWith('/refreshToken') ? json({ access_token: 'fresh' }) : json(toListDocument([])),
    )
    const session = createSession()
    const sdk = createSdk({ baseUrl: 'http://api.test', session, fetch })
    expect(await session.start()).toBe('signed-in')
    await sdk.plans.list()
    const [url, init] = fetch.mock.calls[1]!
    expect(url).toBe('http://api.test/api/v1/plans')
    expect(new Headers(init.headers).get('authorization')).toBe('Bearer fresh')
  })
})

describe('the document behind a result', () => {
  const attributes = { title: 'Tea' }
  const relationships = { user: { data: { type: 'users', id: '1' } } }
  const documentOf = (list: boolean) => {
    const data = { id: '7', type: 'carry_contents', attributes, relationships }
    return list ? { data: [data, data], meta: { record_count: 2 } } : { data, meta: { kept: true } }
  }

  it('is shown as it came, though records were made of it', async () => {
    const fetch: Fetch = async (url) =>
      new Response(JSON.stringify(documentOf(!url.endsWith('/7'))), {
        headers: { 'content-type': 'application/vnd.api+json' },
      })
    const sdk = createSdk({ baseUrl: 'http://api.test', fetch })
    const one = await sdk.carry_contents.get({ id: '7' }).withResponse()
    const list = await sdk.carry_contents.list().withResponse()
    expect(one.data).toMatchObject({ id: '7', title: 'Tea', user: { id: '1' } })
    expect(one.response.body).toEqual(documentOf(false))
    expect(list.response.body).toEqual(documentOf(true))
    expect(list.response.body).toBe(list.response.body)
    expect({ ...list.response }.body).toBe(list.response.body)
  })

  it('stays as it is with a transport of the program, which may keep it and answer it again', async () => {
    const body = documentOf(true)
    const kept = { status: 200, requestId: null, body, text: JSON.stringify(body) }
    const sdk = createSdk({ transport: async () => kept })
    const first = await sdk.carry_contents.list().withResponse()
    const second = await sdk.carry_contents.list()
    expect(body).toEqual(documentOf(true))
    expect(first.response.body).toBe(body)
    expect(second.items[0]).toEqual(first.data.items[0])
    expect(second.items[0]).not.toBe(first.data.items[0])
  })
})

describe('arguments', () => {
  it('splits one flat object into path and body and drops no falsy value', async () => {
    const { fake, sdk } = setUp()
    fake.answer('carry_contents.update', { body: toDocument(buildRecord('carry_contents', {})) })
    await sdk.carry_contents.update({ id: 'a/b', title: '', images: [] })
    expect(fake.calls[0]).toMatchObject({
      method: 'PUT',
      path: '/api/v1/carry_contents/a%2Fb',
      query: '',
      effect: 'write',
      body: {
        kind: 'jsonapi',
        document: { data: { type: 'carry_contents', attributes: { title: '', images: [] } } },
      },
    })
  })

  it('sends both spellings of parameters alike, false and 0 included', async () => {
    const { fake, sdk } = setUp()
    fake.always('carry_contents.list', { body: toListDocument([]) })
    await sdk.carry_contents.list({
      'filter[readed]': false,
      'filter[status]': 'processed',
      'page[number]': 0,
      include: ['user', 'tags'],
    })
    await sdk.carry_contents.list({
      filter: { readed: false, status: 'processed' },
      page: { number: 0 },
      include: ['user', 'tags'],
    })
    const [flat, nested] = fake.calls.map(({ query }) => [...new URLSearchParams(query)])
    expect(flat).toEqual([
      ['filter[readed]', 'false'],
      ['filter[status]', 'processed'],
      ['page[number]', '0'],
      ['include', 'user,tags'],
    ])
    expect(nested).toEqual(flat)
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

  it('refuses a missing path parameter and what has no text, and never tells the value', async () => {
    const { fake, sdk } = setUp()
    const loose = sdk.carry_contents as unknown as Record<
      string,
      (args: object) => Promise<unknown>
    >
    await expect(loose['get']?.({})).rejects.toThrow(TypeError)
    await expect(loose['get']?.({ id: { a: 'x-1' } })).rejects.not.toThrow('x-1')
    await expect(loose['get']?.({ id: '1', include: [{ a: 'x-1' }] })).rejects.toThrow('include')
    expect(fake.calls).toEqual([])
  })

  it('lets no argument lead to another path: dots would go up', async () => {
    const { fake, sdk } = setUp()
    for (const id of ['.', '..'])
      await expect(sdk.carry_contents.get({ id })).rejects.toThrow(TypeError)
    expect(fake.calls).toEqual([])
    fake.answer('carry_contents.get', { body: toDocument({ id: '1', type: 'carry_contents' }) })
    await sdk.carry_contents.get({ id: '../x' })
    expect(fake.calls[0]?.path).toBe('/api/v1/carry_contents/..%2Fx')
  })
})

describe('results', () => {
  it('gives lists as items, total, totalCapped and the cursor behind them', async () => {
    const { fake, sdk } = setUp()
    const record = buildRecord('carry_contents', { title: 'Tea' })
    fake.answer('carry_contents.list', { body: toListDocument([record], 30) })
    const page = await sdk.carry_contents.list()
    expect(page).toEqual({ items: [record], total: 30, totalCapped: false, nextCursor: null })
  })

  it('gives null where the server answers 204', async () => {
    const { fake, sdk } = setUp()
    fake.answer('carry_contents.get_publish_content', { status: 204 })
    fake.answer('auth.logout', { status: 204 })
    expect(await sdk.carry_contents.get_publish_content({ device_id: '1' })).toBeNull()
    expect(await sdk.auth.logout()).toBeNull()
  })

  it('calls a list without a body an invalid answer, awaited and iterated', async () => {
    const { fake, sdk } = setUp()
    fake.always('carry_contents.list', { status: 204 })
    const failure = { name: 'InvalidAnswerError', status: 204 }
    await expect(sdk.carry_contents.list()).rejects.toMatchObject(failure)
    const pages = sdk.carry_contents.list()[Symbol.asyncIterator]()
    await expect(pages.next()).rejects.toMatchObject(failure)
  })

  it('unwraps data, an empty list included', async () => {
    const { fake, sdk } = setUp()
    fake.answer('carry_contents.search_material', { body: { data: [] } })
    expect(await sdk.carry_contents.search_material({ keyword: 'x' })).toEqual([])
  })

  it('calls a success that cannot be read an invalid answer', async () => {
    const { fake, sdk } = setUp()
    fake.always('carry_contents.list', { body: { items: [] } })
    await expect(sdk.carry_contents.list()).rejects.toMatchObject({
      name: 'InvalidAnswerError',
      kind: 'invalid-response',
    })
  })

  it('carries the facts of the server in the error', async () => {
    const { fake, sdk } = setUp()
    const meta = { until: '2026-01-01T00:00:00Z', why: 'cooldown' }
    const body = toErrorDocument(409, 'account_waiting', { detail: 'waits', meta })
    fake.answer('carry_contents.get_publish_content', { status: 409, body })
    await expect(sdk.carry_contents.get_publish_content({ device_id: '1' })).rejects.toMatchObject({
      name: 'ConflictError',
      status: 409,
      code: 'account_waiting',
      message: 'waits',
      meta,
    })
  })

  it('gives the answer as it came beside the result when asked', async () => {
    const { fake, sdk } = setUp()
    const body = { ...toListDocument([]), meta: { record_count: 0, note: 'x' } }
    fake.answer('carry_contents.list', () => ({
      status: 200,
      requestId: 'r-1',
      headers: new Headers({ etag: 'e' }),
      body,
    }))
    const { data, response } = await sdk.carry_contents.list().withResponse()
    expect(data.total).toBe(0)
    expect(response).toMatchObject({ status: 200, requestId: 'r-1', body: { meta: { note: 'x' } } })
    expect(response.headers.get('etag')).toBe('e')
  })

  it('leaves no failure unheard that was told by withResponse', async () => {
    const unheard = vi.fn<(reason: unknown) => void>()
    process.on('unhandledRejection', unheard)
    const { fake, sdk } = setUp()
    fake.answer('carry_contents.list', { status: 404 })
    await expect(sdk.carry_contents.list().withResponse()).rejects.toMatchObject({ status: 404 })
    await new Promise(setImmediate)
    process.off('unhandledRejection', unheard)
    expect(unheard).not.toHaveBeenCalled()
  })
})

it('gives every write a key of its own, keeps a given one, and gives reads and sign-in none', async () => {
  const fake = fakeTransport()
  let count = 0
  const sdk = fixtureSdk({ transport: fake, newKey: () => `key-${(count += 1)}` })
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
