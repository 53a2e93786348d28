import type { Effect } from './operation-row.ts'

/** Second argument of every call. */
export interface CallOptions {
  readonly signal?: AbortSignal
  /** Makes a write safe to repeat: the server answers a repeat with the first answer. */
  readonly idempotencyKey?: string
  /** For the whole call, waiting and repeats included; of a stream, for every silence in it. */
  readonly timeoutMs?: number
}

export type RequestBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'jsonapi'; readonly document: unknown }
  | { readonly kind: 'form'; readonly fields: ReadonlyArray<readonly [string, string]> }
  | { readonly kind: 'multipart'; readonly parts: ReadonlyArray<readonly [string, string | Blob]> }

/** A call on its way out: everything the wire needs, nothing about types. */
export interface TransportRequest extends CallOptions {
  readonly operation: string
  readonly method: string
  /** Path with its parameters filled in and encoded. */
  readonly path: string
  readonly query: ReadonlyArray<readonly [string, string]>
  readonly body: RequestBody
  readonly effect: Effect
  /** The answer is no document: its body is a `Blob`, or an `EventStream`. */
  readonly wants?: 'file' | 'stream'
  /** Needs no session: carries no token, waits for no renewal, ends nothing. */
  readonly isPublic: boolean
}

/** A successful answer; `body` is null for 204. */
export interface TransportResponse {
  readonly status: number
  readonly body: unknown
  readonly requestId: string | null
}

/** Always settles: with a successful answer, or by rejecting with an `ApiError`. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>
