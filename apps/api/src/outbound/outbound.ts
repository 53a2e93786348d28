import type { CheckedUrl } from './check-url.ts'

/** One request to an address that came from data. */
export interface OutboundRequest {
  /** Default GET. */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  /** Sent to the first origin only; a redirect elsewhere does not see them. */
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Keys of ours that belong to one origin; they are sent nowhere else. */
  keyed?: { origin: string; headers: Record<string, string> }
  /** Media types that are taken, as `image/` or `application/json`; default any. */
  accept?: readonly string[]
  /** Default 5 MB. */
  maxBytes?: number
  /** Only the head is wanted: the body is cut off, whatever its type, packing, size and end are. */
  headOnly?: true
  /** Total time including redirects and body; default 10 s. */
  timeoutMs?: number
  /** Max redirects, default 3; 0 returns the redirect as the answer. */
  maxRedirects?: number
  /** Ends it early. */
  signal?: AbortSignal
}

export interface OutboundHead {
  status: number
  /** Where the answer came from, after redirects. */
  url: string
  /** Lower-case names; repeated ones joined by a comma. */
  headers: Record<string, string>
  /** Media type without parameters, lower case; empty if missing. */
  contentType: string
}
export interface OutboundAnswer extends OutboundHead {
  bytes: Buffer
}
export interface OutboundStream extends OutboundHead {
  /** Must be read to its end or left by `break`; throws above the size limit. */
  body: AsyncIterable<Uint8Array>
}

/**
 * The one way to an address that came from data: a picture, a webhook, a page to collect, an AI
 * base URL. Nothing that is not on the open internet is reached, whatever the address looks like,
 * resolves to, or redirects to.
 *
 * Throws a Problem: 422 `address_not_allowed`; 502 `outside_too_large`, `outside_wrong_type`,
 * `outside_too_many_redirects`; 503 `outside_unreachable` (also after the time is over). An answer
 * with any status is an answer.
 *
 * @source reliability T12
 */
export interface Outbound {
  fetch: (url: string, request?: OutboundRequest) => Promise<OutboundAnswer>
  /** The same, with the body as a stream. */
  open: (url: string, request?: OutboundRequest) => Promise<OutboundStream>
  /** Whether the address could be asked at all; for saving it. Resolves nothing. */
  check: (url: string) => CheckedUrl
  close: () => Promise<void>
}
