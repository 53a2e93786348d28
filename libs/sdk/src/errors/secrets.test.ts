import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { createSdkFor, type SdkOptions } from '../client/create-sdk.ts'
import { parseTable } from '../operations/parse-table.ts'
import type { Clock } from '../ports/clock.ts'
import type { ApiError } from './api-error.ts'

const SDK = parseTable(`
things u
 1123! login
 0120! code
 1112 hand_in
 1161 stream
`)
/** Pauses are over at once; the time limit never comes. */
const clock: Clock = {
  now: () => 0,
  schedule(run, delayMs) {
    if (delayMs < 5000) queueMicrotask(run)
    return () => undefined
  },
}
const SECRET = `s3cr/et "9 %42é`
/** However an answer, an address or a program may write it. */
const LOOKS = [
  SECRET,
  encodeURIComponent(SECRET),
  JSON.stringify(SECRET).slice(1, -1),
  new URLSearchParams({ x: SECRET }).toString().slice(2),
]

/** All that a program, a log or a person may make of an error. */
const toldBy = (error: ApiError): string =>
  [
    error.message,
    String(error),
    error.stack,
    JSON.stringify(error),
    JSON.stringify(error.fields),
    JSON.stringify(error.meta),
    inspect(error, { depth: 10, showHidden: true, getters: true }),
    inspect(error.cause, { depth: 10, showHidden: true }),
  ].join('\n')

async function failureOf(
  name: string,
  args: Record<string, unknown>,
  options: Partial<SdkOptions> & { fetch: (url: string, init: RequestInit) => Promise<Response> },
): Promise<ApiError> {
  const sdk = createSdkFor(SDK, { baseUrl: 'http://api.test', clock, ...options })
  const call = sdk['things']?.[name]?.(args)
  return Promise.resolve(call).then(
    () => expect.unreachable('the call succeeded'),
    // Every failure of these calls is an ApiError, or the assertions after it fail.
    (error: unknown) => error as ApiError,
  )
}

const bodyOf = ({ body }: RequestInit) => (typeof body === 'string' ? body : '')

/** A server that says everything it was sent, in every member of its refusal. */
const echoing = async (url: string, init: RequestInit): Promise<Response> => {
  const sent = `${url} ${JSON.stringify(init.headers)} ${bodyOf(init)} ${LOOKS.join(' ')}`
  const meta = { sent, token: SECRET, list: [{ password: SECRET, why: sent }], [`x`]: SECRET }
  const one = { status: '422', code: 'invalid', title: sent, detail: sent, meta }
  const errors = [{ ...one, source: { pointer: '/data/attributes/title' } }]
  return new Response(JSON.stringify({ status: 422, error: sent, errors }), {
    status: 422,
    headers: { 'content-type': 'application/json' },
  })
}

/** A platform whose errors carry everything they know. */
const breaking = async (url: string, init: RequestInit): Promise<Response> => {
  const inner = Object.assign(new Error(`connect ${url} ${LOOKS.join(' ')}`), {
    code: 'ECONNRESET',
  })
  const cause = new TypeError(`fetch of ${url} failed with ${bodyOf(init)}`, { cause: inner })
  throw Object.assign(cause, { url, init, headers: init.headers, request: { body: init.body } })
}

describe.each([
  ['said by the server', echoing],
  ['said by the platform', breaking],
])('what is secret is told by no error, %s', (_how, fetch) => {
  it.each([
    ['update', { id: '1', password: SECRET }],
    ['update', { id: '1', account: { cookies: [{ name: 'sid', value: SECRET }] } }],
    ['update', { id: '1', channel_secret: SECRET }],
    ['update', { id: '1', 'x-api-key': SECRET }],
    ['login', { username: 'a', password: SECRET }],
    ['login', { username: 'a', code: SECRET }],
    ['code', { code: SECRET, state: 'x' }],
    ['code', { ticket: SECRET }],
    ['hand_in', { file: new Blob(['x']), access_token: SECRET }],
    ['stream', { token: SECRET }],
  ])('in an argument of %s', async (name, args) => {
    const told = toldBy(await failureOf(name, args, { fetch }))
    for (const look of LOOKS) expect(told).not.toContain(look)
  })

  it('in the token of the session, and in headers of a hook', async () => {
    const hooks = {
      onRequest: ({ headers }: { headers: Record<string, string> }) => {
        headers['cookie'] = SECRET
      },
    }
    const error = await failureOf(
      'update',
      { id: '1' },
      { fetch, getToken: () => 'tok.en-7', hooks },
    )
    const told = toldBy(error)
    for (const look of [...LOOKS, 'tok.en-7']) expect(told).not.toContain(look)
  })

  it('in the address of the server', async () => {
    const baseUrl = 'http://me:hunter2-7@host.test'
    expect(toldBy(await failureOf('update', { id: '1' }, { fetch, baseUrl }))).not.toContain(
      'hunter2-7',
    )
  })
})

it('redacts what looks like a secret, no matter who said it', async () => {
  const jwt = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'
  const said = `Bearer abcdef123456 ${jwt} ?ticket=t-991&x=1 {"refresh_token":"r-771"}`
  const fetch = async () =>
    new Response(JSON.stringify({ error: said }), {
      status: 500,
      headers: { 'content-type': 'application/json' },
    })
  const { message } = await failureOf('update', { id: '1' }, { fetch })
  expect(message).toBe(
    'Bearer [redacted] [redacted] ?ticket=[redacted]&x=1 {"refresh_token":"[redacted]"}',
  )
})

it('still says what is wrong', async () => {
  const error = await failureOf(
    'update',
    { id: '1', title: 'tea', password: SECRET },
    {
      fetch: breaking,
    },
  )
  expect(error).toMatchObject({ name: 'NetworkError', operation: 'things.update' })
  expect(error.cause).toMatchObject({
    name: 'TypeError',
    message: expect.stringContaining('"title":"tea"'),
    cause: { code: 'ECONNRESET', message: expect.stringContaining('/api/v1/things/1') },
  })
})
