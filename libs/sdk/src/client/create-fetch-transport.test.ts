import { behaviour } from '@omc/behaviours/vitest'
import { describe, expect, it, vi } from 'vitest'
import type { ApiError } from '../errors/api-error.ts'
import { statusText } from '../errors/status-texts.ts'
import { createSession, type Session } from '../session/create-session.ts'
import { memoryStorage } from '../session/memory-storage.ts'
import { SESSION_TIMING } from '../session/session-timing.ts'
import { toErrorDocument, toListDocument } from '../testing/build-record.ts'
import { fixtureSdk } from '../testing/fixture/fixture-sdk.ts'
import { createTestClock, settlePromises } from '../testing/test-clock.ts'
import { createFetchTransport, type FetchTransportOptions } from './create-fetch-transport.ts'
import type { Fetch } from './exchange.ts'

type Handler = (url: string, init: RequestInit) => Response | Promise<Response>

const LIST = toListDocument([])
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/vnd.api+json', ...headers },
  })
const expired = () => json(402, toErrorDocument(402, 'token_expired'))
const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers)
const bodyOf = (init: RequestInit) => (typeof init.body === 'string' ? init.body : '')
const failureOf = async (call: Promise<unknown>): Promise<ApiError> =>
  // Every call of these tests fails with an ApiError or the assertion after it does.
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error as ApiError,
  )

function setUp(handler: Handler, options: Partial<FetchTransportOptions> = {}) {
  const clock = createTestClock()
  const fetch = vi.fn<Fetch>(async (url, init) => handler(url, init))
  const transport = createFetchTransport({
    baseUrl: 'http://api.test',
    fetch,
    clock,
    random: () => 0,
    ...options,
  })
  return { sdk: fixtureSdk({ transport }), fetch, clock }
}

describe('the wire', () => {
  it('speaks JSON:API with a bearer token', async () => {
    const { sdk, fetch } = setUp(() => json(200, { data: { succeeded: 1, failed: [] } }), {
      getToken: () => 'tok',
    })
    await sdk.carry_contents.batch_content_status({ ids: ['1'], status: 'checked' })
    const [url, init] = fetch.mock.calls[0]!
    behaviour(['B-142', 'B-146'], () =>
      expect(url).toBe('http://api.test/api/v1/carry_contents/batch_content_status'),
    )
    behaviour('B-144', () =>
      expect(headersOf(init).get('content-type')).toBe('application/vnd.api+json'),
    )
    behaviour('B-143', () => expect(headersOf(init).get('authorization')).toBe('Bearer tok'))
    behaviour('B-147', () =>
      expect(init.body).toBe(
        '{"data":{"type":"carry_contents","attributes":{"ids":["1"],"status":"checked"}}}',
      ),
    )
  })

  it('serialises form bodies and encodes query names', async () => {
    const { sdk, fetch } = setUp((url) =>
      url.includes('oauth') ? json(200, { access_token: 't' }) : json(200, LIST),
    )
    await sdk.auth.login({ grant_type: 'password', username: '李', password: 'a&b=c' })
    await sdk.carry_contents.list({ 'filter[status]': 'checked' })
    const [, login] = fetch.mock.calls[0]!
    behaviour('B-145', () => {
      expect(headersOf(login).get('content-type')).toBe('application/x-www-form-urlencoded')
      expect(new URLSearchParams(bodyOf(login)).get('password')).toBe('a&b=c')
    })
    expect(new URL(fetch.mock.calls[1]![0]).searchParams.get('filter[status]')).toBe('checked')
  })

  it('takes 200, 201 and 204 for success and nothing else', async () => {
    await behaviour('B-152', async () => {
      for (const status of [200, 201]) {
        const answer = await setUp(() => json(status, LIST)).sdk.carry_contents.list()
        expect(answer.total).toBe(LIST.meta.record_count)
      }
      expect(await setUp(() => json(204, null)).sdk.auth.logout()).toBeNull()
    })
    const failure = await failureOf(setUp(() => json(202, LIST)).sdk.carry_contents.list())
    behaviour('B-153', () =>
      expect(failure).toMatchObject({ kind: 'http', status: 202, code: 'http' }),
    )
  })

  it('lets the status field of the body win, and only when it is a status', async () => {
    const failed = setUp(() => json(200, { status: 404, error: 'gone fishing' }))
    await behaviour('B-151', async () => {
      expect(await failureOf(failed.sdk.carry_contents.list())).toMatchObject({
        status: 404,
        message: 'gone fishing',
      })
    })
    const good = setUp(() => json(200, { ...LIST, status: 'ok' }))
    expect((await good.sdk.carry_contents.list()).total).toBe(0)
  })

  it('carries code, pointer, request id and operation in the error', async () => {
    const body = {
      status: 422,
      error: '标题不能为空',
      errors: [{ status: '422', code: 'blank', source: { pointer: '/data/attributes/title' } }],
    }
    const { sdk } = setUp(() => json(422, body, { 'x-request-id': 'r-1' }))
    expect(await failureOf(sdk.carry_contents.update({ id: '1' }))).toMatchObject({
      kind: 'http',
      status: 422,
      code: 'blank',
      message: '标题不能为空',
      requestId: 'r-1',
      operation: 'carry_contents.update',
      errors: [{ pointer: '/data/attributes/title', parameter: null }],
    })
  })

  it('never reads HTML as JSON', async () => {
    const html = (status: number) => () =>
      new Response('<html>{"data":[]}</html>', { status, headers: { 'content-type': 'text/html' } })
    expect(await failureOf(setUp(html(200)).sdk.carry_contents.list())).toMatchObject({
      kind: 'invalid-response',
    })
    const gateway = setUp(html(502), { messageOf: (status) => statusText(status, 'en') })
    expect(await failureOf(gateway.sdk.carry_contents.list())).toMatchObject({
      kind: 'http',
      status: 502,
      message: 'Gateway error',
    })
  })

  it('calls broken JSON an invalid response', async () => {
    const headers = { 'content-type': 'application/json' }
    const { sdk } = setUp(() => new Response('{"data":', { headers }))
    expect(await failureOf(sdk.carry_contents.list())).toMatchObject({ kind: 'invalid-response' })
  })
})

describe('what a failure without an answer says', () => {
  const headers = { 'content-type': 'text/html' }
  const never = async () => new Promise<Response>(() => {})
  const failures = {
    network() {
      throw new TypeError('fetch failed')
    },
    'invalid-response': () => new Response('<html>', { headers }),
    aborted: never,
    timeout: never,
  }

  it.each([
    [undefined, ['cannot be reached', 'not the JSON', 'was cancelled', 'took too long']],
    ['zh', ['未知错误', '不是约定的 JSON', '已取消', '超时']],
    ['en', ['Unknown error', 'not the JSON', 'was cancelled', 'took too long']],
  ] as const)('in the words of %s: %j', async (language, words) => {
    const own: Partial<FetchTransportOptions> = language
      ? { messageOf: (status, kind) => statusText(status, language, kind) }
      : {}
    for (const [at, [kind, handler]] of Object.entries(failures).entries()) {
      const { sdk, clock } = setUp(handler, own)
      const signal = kind === 'aborted' ? AbortSignal.abort() : undefined
      const failure = failureOf(sdk.carry_contents.list({}, { ...(signal && { signal }) }))
      await clock.advance(90_000)
      expect(await failure).toMatchObject({
        kind,
        message: expect.stringContaining(words[at] ?? ''),
      })
    }
  })
})

describe('giving up', () => {
  it('times out after 90 s even when fetch ignores its signal', async () => {
    const { sdk, clock } = setUp(async () => new Promise<Response>(() => {}))
    const isOver = vi.fn()
    const failure = failureOf(sdk.carry_contents.list())
    void failure.then(isOver)
    await clock.advance(89_999)
    await behaviour('B-155', async () => {
      expect(isOver).not.toHaveBeenCalled()
      await clock.advance(1)
      expect(await failure).toMatchObject({ kind: 'timeout', status: 0 })
    })
    expect(clock.pendingCount()).toBe(0)
  })

  it('aborts with the signal of the caller, before sending too', async () => {
    const { sdk, fetch } = setUp(async () => new Promise<Response>(() => {}))
    const controller = new AbortController()
    const failure = failureOf(sdk.carry_contents.list({}, { signal: controller.signal }))
    await settlePromises()
    controller.abort()
    expect(await failure).toMatchObject({ kind: 'aborted' })
    const late = failureOf(sdk.carry_contents.list({}, { signal: controller.signal }))
    expect(await late).toMatchObject({ kind: 'aborted' })
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('repeating', () => {
  const flaky = (failures: number, failure: Handler): Handler => {
    let left = failures
    return (url, init) => ((left -= 1) >= 0 ? failure(url, init) : json(200, LIST))
  }
  const lost: Handler = async () => Promise.reject(new TypeError('fetch failed'))

  it.each([
    ['a broken connection', lost],
    ['503', () => json(503, {})],
    ['429', () => json(429, {})],
  ])('repeats a read after %s with growing delays', async (_name, failure) => {
    const { sdk, fetch, clock } = setUp(flaky(2, failure))
    const answer = sdk.carry_contents.list()
    await clock.advance(299)
    expect(fetch).toHaveBeenCalledTimes(1)
    await clock.advance(1)
    expect(fetch).toHaveBeenCalledTimes(2)
    await clock.advance(600)
    expect((await answer).total).toBe(0)
  })

  it('waits as long as the server asks', async () => {
    const { sdk, fetch, clock } = setUp(flaky(1, () => json(503, {}, { 'retry-after': '4' })))
    const answer = sdk.carry_contents.list()
    await clock.advance(3999)
    expect(fetch).toHaveBeenCalledTimes(1)
    await clock.advance(1)
    expect((await answer).total).toBe(0)
  })

  it("reads a date of the server by the server's clock", async () => {
    const headers = {
      date: 'Sat, 21 Nov 2026 08:00:00 GMT',
      'retry-after': 'Sat, 21 Nov 2026 08:00:02 GMT',
    }
    const { sdk, fetch, clock } = setUp(flaky(1, () => json(429, {}, headers)))
    const answer = sdk.carry_contents.list()
    await clock.advance(1999)
    expect(fetch).toHaveBeenCalledTimes(1)
    await clock.advance(1)
    expect((await answer).total).toBe(0)
  })

  it('tells the caller of a wish that is too long to wait for', async () => {
    const { sdk, fetch } = setUp(() => json(429, {}, { 'retry-after': '900' }))
    expect(await failureOf(sdk.carry_contents.list())).toMatchObject({
      name: 'RateLimitError',
      retryable: true,
      retryAfterMs: 900_000,
    })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('stops after two repeats', async () => {
    const { sdk, fetch, clock } = setUp(lost)
    const failure = failureOf(sdk.carry_contents.list())
    await clock.advance(5000)
    expect(await failure).toMatchObject({ kind: 'network', status: 0, code: 'network' })
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it('never repeats a write that has no key', async () => {
    const { sdk, fetch } = setUp(lost)
    await failureOf(sdk.auth.login({ grant_type: 'password', username: 'a', password: 'b' }))
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it.each([undefined, 'k-1'])('repeats a write with the same key and body (%s)', async (mine) => {
    const { sdk, fetch, clock } = setUp(flaky(1, lost))
    const call = mine === undefined ? {} : { idempotencyKey: mine }
    const answer = failureOf(sdk.carry_contents.update({ id: '1', title: 'x' }, call))
    await clock.advance(300)
    await answer
    const sent = fetch.mock.calls.map(([, init]) => [
      headersOf(init).get('idempotency-key'),
      init.body,
    ])
    expect(sent.length).toBe(2)
    expect(sent[0]).toEqual(sent[1])
    expect(sent[0]?.[0]).toMatch(mine ?? /^[\w.:-]{8,200}$/)
  })

  it('sends what an update knows of its record, and nothing otherwise', async () => {
    const { sdk, fetch } = setUp(() => json(200, { data: null }))
    const ifUnmodifiedSince = '2026-01-02T03:04:05.678Z'
    await sdk.carry_contents.update({ id: '1', title: 'x' }, { ifUnmodifiedSince })
    await sdk.carry_contents.update({ id: '1', title: 'x' })
    const sent = fetch.mock.calls.map(([, init]) => headersOf(init).get('if-unmodified-since'))
    expect(sent).toEqual([ifUnmodifiedSince, null])
  })

  it('never repeats a public write, whose keys the server does not keep', async () => {
    const { sdk, fetch } = setUp(() => Promise.reject(new TypeError('reset')))
    const login = { grant_type: 'password', username: 'u', password: 'p' } as const
    const failure = await failureOf(sdk.auth.login(login, { idempotencyKey: 'k-1' }))
    expect(failure.kind).toBe('network')
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('says at once that arguments cannot be written, and sends nothing', async () => {
    const { sdk, fetch, clock } = setUp(() => json(200, { data: {} }))
    const circle: { ids: string[] } = { ids: [] }
    Object.assign(circle.ids, { 0: circle })
    const call = sdk.carry_contents.batch_content_status({ ...circle, status: 'checked' })
    expect(await failureOf(call)).toBeInstanceOf(TypeError)
    expect(fetch).not.toHaveBeenCalled()
    expect(clock.pendingCount()).toBe(0)
  })

  it.each([500, 502, 504])('does not repeat %i', async (status) => {
    const { sdk, fetch } = setUp(() => json(status, {}))
    await failureOf(sdk.carry_contents.list())
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

describe('with a session', () => {
  function withSession(handler: Handler, refresh: () => Promise<string>) {
    const clock = createTestClock()
    const onSignedOut = vi.fn<(reason: string) => void>()
    const onForbidden = vi.fn<() => void>()
    const storage = memoryStorage({ Authorization: 'old' })
    const ports = { clock, random: () => 0 }
    const session: Session = createSession({
      ...ports,
      storage,
      refresh,
      onSignedOut,
      onForbidden,
    })
    return { ...setUp(handler, { ...ports, session }), session, clock, onSignedOut, onForbidden }
  }
  const byToken =
    (answer: Handler): Handler =>
    (url, init) =>
      headersOf(init).get('authorization') === 'Bearer new' ? answer(url, init) : expired()

  it('turns 100 calls at the moment of expiry into one refresh and 100 successes, in order, bodies intact', async () => {
    const received: string[] = []
    let effects = 0
    const refresh = vi.fn<() => Promise<string>>(async () => {
      await settlePromises()
      return 'new'
    })
    const { sdk } = withSession(
      byToken((url, init) => {
        received.push(
          `${init.method} ${new URL(url).searchParams.get('page[number]') ?? bodyOf(init)}`,
        )
        if (init.method === 'PUT') effects += 1
        return init.method === 'PUT'
          ? json(200, { data: { succeeded: 1, failed: [] } })
          : json(200, LIST)
      }),
      refresh,
    )
    const calls = Array.from({ length: 100 }, async (_, index) =>
      index % 2 === 0
        ? sdk.carry_contents.list({ 'page[number]': index })
        : sdk.carry_contents.batch_content_status({ ids: [String(index)], status: 'checked' }),
    )
    await behaviour(['B-136', 'B-137', 'B-138', 'E-007'], async () => {
      expect((await Promise.all(calls)).length).toBe(100)
      expect(refresh).toHaveBeenCalledTimes(1)
      expect(effects).toBe(50)
      const expected = Array.from({ length: 100 }, (_, index) => {
        const attributes = { ids: [String(index)], status: 'checked' }
        const body = JSON.stringify({ data: { type: 'carry_contents', attributes } })
        return index % 2 === 0 ? `GET ${index}` : `PUT ${body}`
      })
      expect(received).toEqual(expected)
    })
  })

  it('holds calls that start during a renewal instead of sending an expired token', async () => {
    let finish = (_token: string) => {}
    const { sdk, fetch } = withSession(
      byToken(() => json(200, LIST)),
      async () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    const first = sdk.carry_contents.list()
    await settlePromises()
    const second = sdk.carry_contents.list()
    await settlePromises()
    expect(fetch).toHaveBeenCalledTimes(1)
    finish('new')
    await Promise.all([first, second])
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it('tries one more renewal when the new token is refused, then stops', async () => {
    let serial = 0
    const refresh = vi.fn<() => Promise<string>>(async () => `t${(serial += 1)}`)
    const { sdk, fetch, onSignedOut } = withSession(expired, refresh)
    expect(await failureOf(sdk.carry_contents.list())).toMatchObject({ kind: 'http', status: 402 })
    expect(refresh).toHaveBeenCalledTimes(2)
    expect(fetch).toHaveBeenCalledTimes(3)
    expect(onSignedOut).not.toHaveBeenCalled()
  })

  it('settles every waiting call when the session is over, and says so once', async () => {
    const { ApiError } = await import('../errors/api-error.ts')
    const refusal = { kind: 'http', status: 401, operation: 'x', message: 'x' } as const
    const { sdk, onSignedOut } = withSession(expired, async () =>
      Promise.reject(new ApiError(refusal)),
    )
    const failures = await Promise.all(
      Array.from({ length: 20 }, async () => failureOf(sdk.carry_contents.list())),
    )
    expect(failures.every((failure) => failure.status === 401)).toBe(true)
    expect(onSignedOut.mock.calls).toEqual([['expired']])
  })

  it('settles every waiting call when the refresh hangs, and keeps the session', async () => {
    const { sdk, clock, onSignedOut } = withSession(expired, async () => new Promise(() => {}))
    const failures = Promise.all(
      Array.from({ length: 20 }, async () => failureOf(sdk.carry_contents.list())),
    )
    await clock.advance(90_000)
    const ofTheRefresh = { kind: 'timeout', operation: 'auth.refresh_token' }
    for (const failure of await failures) {
      expect(failure).toMatchObject({ kind: 'timeout', status: 0, cause: ofTheRefresh })
    }
    expect(onSignedOut).not.toHaveBeenCalled()
    await clock.advance(SESSION_TIMING.timeoutMs)
    expect(clock.pendingCount()).toBe(0)
  })

  it('lets a caller leave while the renewal goes on for the others', async () => {
    const { sdk } = withSession(
      byToken(() => json(200, LIST)),
      async () => {
        await settlePromises()
        await settlePromises()
        return 'new'
      },
    )
    const controller = new AbortController()
    const leaving = failureOf(sdk.carry_contents.list({}, { signal: controller.signal }))
    const staying = sdk.carry_contents.list()
    await settlePromises()
    controller.abort()
    expect(await leaving).toMatchObject({ kind: 'aborted' })
    expect((await staying).total).toBe(0)
  })

  it('ends the session on 401 and reports 403, but not of a call that nobody asked for', async () => {
    const denied = withSession(
      () => json(403, {}),
      async () => 'new',
    )
    await failureOf(denied.sdk.carry_contents.list())
    behaviour('E-009', () => expect(denied.onForbidden).toHaveBeenCalledTimes(1))
    await failureOf(denied.sdk.carry_contents.list({}, { background: true }))
    expect(denied.onForbidden).toHaveBeenCalledTimes(1)
    const over = withSession(
      () => json(401, {}),
      async () => 'new',
    )
    await failureOf(over.sdk.carry_contents.list())
    behaviour('E-006', () => {
      expect(over.onSignedOut.mock.calls).toEqual([['rejected']])
      expect(over.session.token()).toBeNull()
    })
  })

  it('sends sign-in and refresh without a token and never renews for them', async () => {
    const refresh = vi.fn<() => Promise<string>>(async () => 'new')
    const { sdk, fetch } = withSession(expired, refresh)
    expect(await failureOf(sdk.auth.refresh_token())).toMatchObject({ status: 402 })
    expect(headersOf(fetch.mock.calls[0]![1]).get('authorization')).toBeNull()
    expect(refresh).not.toHaveBeenCalled()
  })

  it('resets what is left of a session when a password is wrong', async () => {
    const { sdk, session, onSignedOut } = withSession(
      () => json(401, {}),
      async () => 'new',
    )
    const login = { grant_type: 'password', username: 'a', password: 'b' } as const
    await failureOf(sdk.auth.login(login))
    expect(session.token()).toBeNull()
    await failureOf(sdk.auth.login(login))
    expect(onSignedOut).toHaveBeenCalledTimes(1)
  })
})
