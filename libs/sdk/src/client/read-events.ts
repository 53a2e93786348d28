import { isRecord, readStatus } from '../errors/read-failure.ts'
import type { Clock } from '../ports/clock.ts'
import { openDeadline } from './call-deadline.ts'
import type { StreamEvent } from './event-stream.ts'
import { refused, type Fail } from './failure.ts'
import { createEventParser, type WireEvent } from './parse-events.ts'

export interface ReadEventsOptions {
  readonly fail: Fail
  readonly clock: Clock
  /** The longest silence between two pieces. */
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
}

/**
 * Reads an answer as events. The connection is ended when the reader leaves, the signal aborts or
 * anything fails.
 *
 * @throws ApiError as `EventStream` says
 */
export function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  options: ReadEventsOptions,
): AsyncGenerator<StreamEvent, void, undefined> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  // The connection is gone already where this fails; the reason reaches the caller by `read`.
  const end = () => void reader.cancel().catch(() => undefined)
  // Before anybody reads, too.
  options.signal?.addEventListener('abort', end, { once: true })
  return events(reader, end, options)
}

async function* events(
  reader: ReadableStreamDefaultReader<string>,
  end: () => void,
  options: ReadEventsOptions,
): AsyncGenerator<StreamEvent, void, undefined> {
  const parser = createEventParser()
  try {
    for (;;) {
      const text = await nextPiece(reader, options)
      if (text === undefined) break
      for (const event of parser.push(text)) yield eventOf(event, options)
    }
    if (parser.isInside()) throw options.fail({ kind: 'network' })
  } finally {
    options.signal?.removeEventListener('abort', end)
    end()
  }
}

/** The next piece of text, undefined at the end. */
async function nextPiece(
  reader: ReadableStreamDefaultReader<string>,
  options: ReadEventsOptions,
): Promise<string | undefined> {
  const silence = openDeadline(options.clock, options.timeoutMs, options.signal)
  try {
    const { value } = await silence.within(reader.read())
    return value
  } catch (cause) {
    throw options.fail({ kind: silence.givenUp() ?? 'network', cause })
  } finally {
    silence.close()
  }
}

function eventOf({ event, data }: WireEvent, { fail }: ReadEventsOptions): StreamEvent {
  const value = parsed(data, fail)
  if (event !== 'error') return { event, data: value }
  const status = (isRecord(value) ? readStatus(value['status']) : null) ?? 500
  throw refused(fail, { status, body: value, requestId: null, retryAfterMs: null })
}

function parsed(data: string, fail: Fail): unknown {
  try {
    return JSON.parse(data)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    throw fail({ kind: 'invalid-response', status: 200, cause })
  }
}
