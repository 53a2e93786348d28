import { describe, expect, it, vi } from 'vitest'
import { systemClock, type Clock } from '../ports/clock.ts'
import { toDocument } from '../testing/build-record.ts'
import { fakeTransport } from '../testing/fake-transport.ts'
import { createSdk } from './create-sdk.ts'
import type { Fetch } from './exchange.ts'

/** Pauses are over at once; the time limit never comes. */
const soon: Clock['schedule'] = (run, delayMs) => {
  if (delayMs < 5000) queueMicrotask(run)
  return () => undefined
}

function setUp() {
  const fake = fakeTransport()
  return { fake, sdk: createSdk({ transport: fake }) }
}

describe('a route that the table knows', () => {
  it('is called as its operation, and answered with the document as it came', async () => {
    const { fake, sdk } = setUp()
    const body = toDocument({ id: '7', type: 'carry_contents' })
    fake.answer('carry_contents.get', { body })
    const answer = await sdk.request('GET /api/v1/carry_contents/{id}', { id: '7', include: ['x'] })
    expect(answer).toBe(body)
    expect(fake.calls[0]).toMatchObject({
      path: '/api/v1/carry_contents/7',
      query: 'include=x',
      effect: 'read',
    })
  })

  it('keeps what the call does: a GET that writes has a key, a public call has none', async () => {
    const { fake, sdk } = setUp()
    fake.answer('carry_contents.get_publish_content', { status: 204 })
    fake.answer('auth.refresh_token', { body: {} })
    expect(await sdk.request('GET /api/v1/carry_contents/get_publish_content')).toBeNull()
    await sdk.request('GET /refreshToken')
    const [claim, refresh] = fake.calls
    expect(claim).toMatchObject({ effect: 'write', idempotencyKey: expect.any(String) })
    expect(refresh).toMatchObject({ isPublic: true })
    expect(refresh?.idempotencyKey).toBeUndefined()
  })
})

describe('a route that the table does not know', () => {
  it('has a key, as a GET too: with its id written out it may be one that writes', async () => {
    const { fake, sdk } = setUp()
    fake.answer('GET /api/v1/carry_contents/7/next', { body: {} })
    await sdk.request('GET /api/v1/carry_contents/7/next')
    expect(fake.calls[0]).toMatchObject({ effect: 'write', idempotencyKey: expect.any(String) })
  })

  it('sends a GET with a query, else a document of its resource', async () => {
    const { fake, sdk } = setUp()
    fake.answer('GET /api/v1/news/{id}', { body: { data: 1 } })
    fake.answer('POST /api/v1/news/{id}/like', { body: { data: 2 } })
    await sdk.request('GET /api/v1/news/{id}', { id: 'a b', filter: { x: 1 } })
    await sdk.request('POST /api/v1/news/{id}/like', { id: '1', loud: true })
    expect(fake.calls).toMatchObject([
      { path: '/api/v1/news/a%20b', query: 'filter[x]=1', body: { kind: 'none' }, isPublic: false },
      {
        path: '/api/v1/news/1/like',
        idempotencyKey: expect.any(String),
        body: { document: { data: { type: 'news', attributes: { loud: true } } } },
      },
    ])
  })

  it('may have a query of its own, whose secrets no error tells', async () => {
    const fetch = vi.fn<Fetch>(async () => Promise.reject(new TypeError('fetch failed')))
    const sdk = createSdk({ baseUrl: '', fetch, clock: { ...systemClock(), schedule: soon } })
    const call = sdk.request('GET /api/v1/news?access_token=s3cret-s3cret', { id: '1' })
    const failure = await call.catch((error: unknown) => error)
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/news?access_token=s3cret-s3cret&id=1')
    expect(failure).toMatchObject({ operation: 'GET /api/v1/news?access_token=[redacted]' })
    await sdk.request('POST /api/v1/news?loud=1').catch(() => undefined)
    expect(fetch.mock.calls.at(-1)?.[1].body).toBe('{"data":{"type":"news","attributes":{}}}')
  })

  it('is refused when it is no route', () => {
    const { sdk } = setUp()
    for (const route of ['GET', '/api', 'FETCH /api', 'GET api', 'GET /a b'])
      expect(() => sdk.request(route as 'GET /')).toThrow(TypeError)
  })
})
