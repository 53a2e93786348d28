import { ApiError, type ApiErrorKind } from '../errors/api-error.ts'
import { isRecord, readFailure, readStatus } from '../errors/read-failure.ts'
import { statusText, type Language } from '../errors/status-texts.ts'
import type { Clock } from '../ports/clock.ts'
import { openDeadline } from './call-deadline.ts'
import type { StreamEvent } from './event-stream.ts'
import { createEventParser, type WireEvent } from './parse-events.ts'

export interface ReadEventsOptions {
  readonly operation: string
  readonly clock: Clock
  /** The longest silence between two pieces. */
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
  readonly language: () => Language
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
    if (parser.isInside()) throw failed(options, 'network')
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
    throw failed(options, silence.givenUp() ?? 'network', cause)
  } finally {
    silence.close()
  }
}

function eventOf({ event, data }: WireEvent, options: ReadEventsOptions): StreamEvent {
  const value = parsed(data, options)
  if (event !== 'error') return { event, data: value }
  const { message, errors } = readFailure(value)
  const status = (isRecord(value) ? readStatus(value['status']) : null) ?? 500
  throw new ApiError({
    kind: 'http',
    operation: options.operation,
    status,
    errors,
    message: message ?? statusText(status, options.language()),
  })
}

function parsed(data: string, options: ReadEventsOptions): unknown {
  try {
    return JSON.parse(data)
  } catch (cause) {
    throw failed(options, 'invalid-response', cause)
  }
}

function failed(
  { operation, language }: ReadEventsOptions,
  kind: Exclude<ApiErrorKind, 'http'>,
  cause?: unknown,
): ApiError {
  return new ApiError({ kind, operation, message: statusText(0, language()), cause })
}
