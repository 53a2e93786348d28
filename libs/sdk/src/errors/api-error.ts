/** Why a call failed: the server said no, or no usable answer came. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'invalid-response'

/** One entry of the server's `errors` list, its source lifted. */
export interface ApiErrorItem {
  readonly status: number | null
  readonly code: string | null
  readonly title: string | null
  readonly detail: string | null
  /** JSON pointer into the sent document, e.g. `/data/attributes/title`. */
  readonly pointer: string | null
  /** Name of the query parameter at fault. */
  readonly parameter: string | null
  readonly meta: Readonly<Record<string, unknown>>
}

export interface ApiErrorInit {
  readonly kind: ApiErrorKind
  readonly operation: string
  readonly message: string
  readonly status?: number
  readonly errors?: readonly ApiErrorItem[]
  readonly requestId?: string | null
  readonly cause?: unknown
}

/**
 * The only way a call of the SDK fails on account of the outside world.
 *
 * `status` is 0 when there was no answer; `code` is the server's code, else the kind; `message`
 * is fit to be shown to a person.
 *
 * @source console spec §8
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly operation: string
  readonly status: number
  readonly code: string
  readonly errors: readonly ApiErrorItem[]
  readonly requestId: string | null

  constructor(init: ApiErrorInit) {
    super(init.message, init.cause === undefined ? undefined : { cause: init.cause })
    this.kind = init.kind
    this.operation = init.operation
    this.status = init.status ?? 0
    this.errors = init.errors ?? []
    this.requestId = init.requestId ?? null
    this.code = this.errors[0]?.code ?? init.kind
  }

  /** Facts that came with the first error, e.g. `{ until, why }` of `account_waiting`. */
  get meta(): Readonly<Record<string, unknown>> {
    return this.errors[0]?.meta ?? {}
  }
}

/** True for errors of this SDK, optionally of one code. */
export function isApiError(error: unknown, code?: string): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code)
}
