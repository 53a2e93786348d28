import { expect, it, vi } from 'vitest'
import type { ApiError } from '../errors/api-error.ts'
import type { CallOptions } from '../operations/call-arguments.ts'
import { parseTable } from '../operations/parse-table.ts'
import { toErrorDocument } from '../testing/build-record.ts'
import { createTestClock, settlePromises } from '../testing/test-clock.ts'
import { createFetchTransport } from './create-fetch-transport.ts'
import { createSdkFor } from './create-sdk.ts'
import { isEventStream, type EventStream, type StreamEvent } from './event-stream.ts'
import type { Fetch } from './exchange.ts'

const TABLE = parseTable('talks\n 1161i ask')
const LIMIT_MS = 1000

/** A server whose answer is written piece by piece by the test. */
function setUp() {
  const clock = createTestClock()
  let line: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
  const gone = vi.fn<() => void>()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => void (line = controller),
    cancel: gone,
  })
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
  const fetch = vi.fn<Fetch>(async () => new Response(body, { headers }))
  const transport = createFetchTransport({ baseUrl: '', fetch, clock, timeoutMs: LIMIT_MS })
  const sdk = createSdkFor(TABLE, { transport })
  return {
    clock,
    fetch,
    gone,
    ask: async (options?: CallOptions): Promise<EventStream> => {
      const stream = await sdk['talks']?.['ask']?.({ id: '1', text: '茶' }, options)
      if (!isEventStream(stream)) throw new Error('no stream came')
      return stream
    },
    write: (text: string) => line?.enqueue(new TextEncoder().encode(text)),
    writeBytes: (bytes: Uint8Array<ArrayBuffer>) => line?.enqueue(bytes),
    close: () => line?.close(),
    break: () => line?.error(new TypeError('connection reset')),
  }
}

/** Reads to the end, however it ends. */
async function readAll(stream: EventStream) {
  const events: StreamEvent[] = []
  try {
    for await (const event of stream) events.push(event)
  } catch (error) {
    // A stream fails with an ApiError or the assertion after it does.
    return { events, failure: error as ApiError }
  }
  return { events, failure: null }
}

it('gives events as they come, wherever the pieces are cut', async () => {
  const server = setUp()
  const stream = await server.ask()
  const reading = readAll(stream)
  const bytes = new TextEncoder().encode(
    ': open\n\nevent: delta\r\ndata: {"text":"茶"}\r\n\r\ndata: [1,\ndata: 2]\n\n',
  )
  for (const byte of bytes) server.writeBytes(Uint8Array.of(byte))
  server.close()
  expect(await reading).toEqual({
    events: [
      { event: 'delta', data: { text: '茶' } },
      { event: 'message', data: [1, 2] },
    ],
    failure: null,
  })
  const [, init] = server.fetch.mock.calls[0]!
  expect(new Headers(init.headers).get('accept')).toContain('text/event-stream')
  expect(server.clock.pendingCount()).toBe(0)
})

it('fails with what the server reports in the middle, after the events before it', async () => {
  const server = setUp()
  const reading = readAll(await server.ask())
  const document = JSON.stringify(toErrorDocument(502, 'writer_refused', { detail: 'no' }))
  server.write(`event: start\ndata: {}\n\nevent: error\ndata: ${document}\n\n`)
  const { events, failure } = await reading
  expect(events).toEqual([{ event: 'start', data: {} }])
  expect(failure).toMatchObject({ kind: 'http', status: 502, code: 'writer_refused' })
  expect(failure?.operation).toBe('talks.ask')
})

it('calls a connection that breaks, or ends inside an event, a network failure', async () => {
  for (const end of ['break', 'close'] as const) {
    const server = setUp()
    const reading = readAll(await server.ask())
    server.write('event: delta\ndata: {}\n\nevent: delta\ndata: {"te')
    await settlePromises()
    server[end]()
    const { events, failure } = await reading
    expect(events).toHaveLength(1)
    expect(failure).toMatchObject({ kind: 'network', status: 0 })
  }
})

it('ends the connection when the call is aborted, read or not', async () => {
  const server = setUp()
  const controller = new AbortController()
  const reading = readAll(await server.ask({ signal: controller.signal }))
  server.write('event: delta\ndata: {}\n\n')
  await settlePromises()
  controller.abort()
  expect((await reading).failure).toMatchObject({ kind: 'aborted' })
  await settlePromises()
  expect(server.gone).toHaveBeenCalledOnce()

  const unread = setUp()
  const early = new AbortController()
  await unread.ask({ signal: early.signal })
  early.abort()
  await settlePromises()
  expect(unread.gone).toHaveBeenCalledOnce()
})

it('ends the connection when the reader leaves', async () => {
  const server = setUp()
  const stream = await server.ask()
  server.write('data: 1\n\ndata: 2\n\n')
  for await (const { data } of stream) {
    expect(data).toBe(1)
    break
  }
  await settlePromises()
  expect(server.gone).toHaveBeenCalledOnce()
  expect(server.clock.pendingCount()).toBe(0)
})

it('gives up a silence that is too long, not a stream that is long', async () => {
  const server = setUp()
  const reading = readAll(await server.ask())
  for (let piece = 0; piece < 3; piece += 1) {
    await server.clock.advance(LIMIT_MS - 1)
    server.write('data: 1\n\n')
  }
  await server.clock.advance(LIMIT_MS)
  const { events, failure } = await reading
  expect(events).toHaveLength(3)
  expect(failure).toMatchObject({ kind: 'timeout' })
  expect(server.gone).toHaveBeenCalledOnce()
})

it('calls data that is no JSON an invalid response', async () => {
  const server = setUp()
  const reading = readAll(await server.ask())
  server.write('data: <html>\n\n')
  expect((await reading).failure).toMatchObject({ kind: 'invalid-response' })
})

it('refuses before the first byte as any call does', async () => {
  const { fetch, ask } = setUp()
  const body = JSON.stringify(toErrorDocument(409, 'already_answering'))
  const headers = { 'content-type': 'application/vnd.api+json' }
  fetch.mockResolvedValueOnce(new Response(body, { status: 409, headers }))
  await expect(ask()).rejects.toMatchObject({ status: 409, code: 'already_answering' })
  fetch.mockResolvedValueOnce(new Response('{"data":{}}', { status: 200, headers }))
  await expect(ask()).rejects.toMatchObject({ kind: 'invalid-response' })
})
