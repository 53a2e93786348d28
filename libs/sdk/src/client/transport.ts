import type { CallOptions } from '../operations/call-arguments.ts'
import type { Effect } from '../operations/operation.ts'

export type RequestBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'jsonapi'; readonly document: unknown }
  | { readonly kind: 'form'; readonly fields: ReadonlyArray<readonly [string, string]> }
  | { readonly kind: 'multipart'; readonly parts: ReadonlyArray<readonly [string, string | Blob]> }

/** A call on its way out: everything the wire needs, nothing about types. */
export interface TransportRequest extends CallOptions {
  /** Id of the operation; of a raw call, its route. */
  readonly operation: string
  readonly method: string
  /** Path with its parameters filled in and encoded. */
  readonly path: string
  /** Without the question mark; '' for none. */
  readonly query: string
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
  /** Raw text that the body was parsed from, where it was parsed. */
  readonly text?: string
  readonly requestId: string | null
  readonly headers?: Headers
}

/** Always settles: with a successful answer, or by rejecting with an `ApiError`. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>
