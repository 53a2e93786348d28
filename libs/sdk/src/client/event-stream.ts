/** One server-sent event, its data read as JSON. */
export interface StreamEvent {
  /** Name of the event; 'message' where the server gave none. */
  readonly event: string
  readonly data: unknown
}

/**
 * Events as they come, once: `for await (const { event, data } of stream)`. Leaving the loop or
 * aborting the call's signal ends the connection; a stream nobody reads stays open until then.
 *
 * Fails with an `ApiError`: what the server reports in an `error` event, a broken connection
 * (`network`), a silence of more than `timeoutMs` (`timeout`), an abort (`aborted`), an event that
 * cannot be read (`invalid-response`).
 */
export type EventStream = AsyncIterable<StreamEvent>

export function isEventStream(body: unknown): body is EventStream {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body
}
