import { afterEach, expect, it, vi } from 'vitest'
import { toErrorDocument, toListDocument } from '../testing/build-record.ts'
import { fixtureSdk } from '../testing/fixture/fixture-sdk.ts'
import { createTestClock } from '../testing/test-clock.ts'
import type { Hooks, ResponseFacts } from './call-hooks.ts'
import type { Fetch } from './exchange.ts'

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'x-request-id': `r-${status}` },
  })
const list = () => json(200, toListDocument([]))

function setUp(hooks: Hooks, ...answers: (() => Response | Promise<Response>)[]) {
  const clock = createTestClock()
  const fetch = vi.fn<Fetch>(async () => (answers.shift() ?? list)())
  const sdk = fixtureSdk({ baseUrl: 'http://api.test', fetch, clock, random: () => 0, hooks })
  return { sdk, fetch, clock }
}

const uncaught: unknown[] = []
const keep = (error: unknown) => void uncaught.push(error)
afterEach(() => {
  process.off('unhandledRejection', keep)
  uncaught.length = 0
})

it('lets a hook look at what goes out and add headers, waiting for it', async () => {
  const seen: unknown[] = []
  const { sdk, fetch } = setUp({
    async onRequest({ operation, method, url, headers, attempt }) {
      await Promise.resolve()
      headers['traceparent'] = '00-1'
      seen.push([operation, method, url, attempt])
    },
  })
  await sdk.carry_contents.list({ filter: { status: 'checked' } })
  expect(seen).toEqual([
    [
      'carry_contents.list',
      'GET',
      'http://api.test/api/v1/carry_contents?filter[status]=checked',
      1,
    ],
  ])
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('traceparent')).toBe('00-1')
})

it('tells how every attempt ended, the lost and the refused too', async () => {
  const seen: ResponseFacts[] = []
  const { sdk, clock } = setUp(
    { onResponse: (facts) => void seen.push(facts) },
    () =>
      new Promise((_, reject) => {
        clock.schedule(() => reject(new TypeError('fetch failed')), 40)
      }),
    () => json(503, {}),
  )
  const call = sdk.carry_contents.list()
  await clock.advance(2000)
  await call
  expect(seen).toMatchObject([
    { attempt: 1, status: 0, requestId: null, durationMs: 40, error: { name: 'NetworkError' } },
    { attempt: 2, status: 503, requestId: 'r-503', durationMs: 0, error: { name: 'ServerError' } },
    { attempt: 3, status: 200, requestId: 'r-200', durationMs: 0 },
  ])
  expect(seen[2]).not.toHaveProperty('error')
})

it('sends nothing when a hook fails beforehand, and fails with its very error', async () => {
  const fault = new RangeError('my own fault')
  for (const onRequest of [
    () => Promise.reject(fault),
    () => {
      throw fault
    },
  ]) {
    const { sdk, fetch } = setUp({ onRequest })
    await expect(sdk.carry_contents.list()).rejects.toBe(fault)
    expect(fetch).not.toHaveBeenCalled()
  }
})

it('keeps the answer when a hook fails afterwards, and hides the fault from nobody', async () => {
  process.on('unhandledRejection', keep)
  const fault = new RangeError('my own fault')
  for (const onResponse of [
    () => Promise.reject(fault),
    () => {
      throw fault
    },
  ]) {
    const { sdk } = setUp({ onResponse })
    expect((await sdk.carry_contents.list()).total).toBe(0)
    await new Promise(setImmediate)
  }
  expect(uncaught).toEqual([fault, fault])
})

it('does not wait for ever for a hook', async () => {
  const { sdk, clock } = setUp({ onRequest: () => new Promise<void>(() => {}) })
  const failure = sdk.carry_contents.list().catch((error: unknown) => error)
  await clock.advance(90_000)
  expect(await failure).toMatchObject({ name: 'TimeoutError' })
})

it('gives the error of the call to the hook, and to the caller the same', async () => {
  let told: unknown
  const { sdk } = setUp({ onResponse: ({ error }) => void (told = error) }, () =>
    json(404, toErrorDocument(404, 'not_found')),
  )
  const failure = await sdk.carry_contents.get({ id: '1' }).catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'NotFoundError' })
  expect(told).toBe(failure)
})
