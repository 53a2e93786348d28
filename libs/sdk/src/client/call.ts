import { followPages, type PageReader } from './follow-pages.ts'
import type { Page } from './page.ts'
import type { TransportResponse } from './transport.ts'

/** The answer as it came, beside what was made of it. */
export interface CallResponse {
  readonly status: number
  readonly headers: Headers
  /** Id of the request in the server's logs. */
  readonly requestId: string | null
  /** The parsed document (with its `meta`), the `Blob` or the stream; null for 204. */
  readonly body: unknown
}

/** Result of a call. */
export interface Answered<Result> {
  readonly data: Result
  readonly response: CallResponse
}

/** A call under way: await it for the result. */
export interface Call<Result> extends Promise<Result> {
  /** The result together with status, headers and request id. */
  withResponse(): Promise<Answered<Result>>
}

/**
 * A list under way: await it for one page, or go through all items of all pages with `for await`.
 * The next page is fetched while the loop works on the present one; leaving the loop ends that.
 */
export interface ListCall<Item> extends Call<Page<Item>>, AsyncIterable<Item> {}

/** Makes a call of an answer to come. */
export function toCall<Result>(answer: Promise<Answered<Result>>): Call<Result> {
  const result = answer.then(({ data }) => data)
  return Object.assign(result, {
    withResponse() {
      heard(result)
      return answer
    },
  })
}

/** The same for a list. */
export function toListCall<Item>(
  answer: Promise<Answered<Page<Item>>>,
  read: PageReader<Item>,
): ListCall<Item> {
  const call = toCall(answer)
  return Object.assign(call, {
    [Symbol.asyncIterator]() {
      heard(call)
      return followPages(call, read)
    },
  })
}

/**
 * @param text where the body was made into the result: the document is read from it again, when
 *             somebody asks for it
 */
export function responseOf(response: TransportResponse, text?: string): CallResponse {
  const { status, requestId, headers } = response
  let body = text === undefined ? response.body : undefined
  return {
    status,
    get body() {
      if (text !== undefined) body ??= JSON.parse(text)
      return body
    },
    requestId,
    headers: headers ?? new Headers(),
  }
}

/** A failure that is told in another way must not count as one that nobody listened to. */
function heard(promise: Promise<unknown>): void {
  promise.catch(() => undefined)
}
