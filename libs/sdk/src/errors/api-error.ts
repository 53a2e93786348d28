import { redactCause, redactText, redactValue, type Secrets } from './redact.ts'

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
  /** The server's wish, from `Retry-After`. */
  readonly retryAfterMs?: number | null
  readonly cause?: unknown
  /** Values of this call that must not stand in the error. */
  readonly secrets?: Secrets
}

/** Statuses that pass by themselves. */
const PASSING: readonly number[] = [408, 429, 502, 503, 504]

/**
 * The only way a call of the SDK fails on account of the outside world; what it is about is said by
 * its class, `code` and `status`.
 *
 * No token, password, cookie, ticket or code of a sign-in stands in an error: not in its message,
 * its facts, its cause, its stack, nor in what JSON or a console make of it.
 *
 * @source console spec §8
 */
export class ApiError extends Error {
  static {
    this.prototype.name = 'ApiError'
  }

  readonly kind: ApiErrorKind
  /** Id of the operation, e.g. `carry_contents.list`. */
  readonly operation: string
  /** 0 when there was no answer. */
  readonly status: number
  /** The server's code, else the kind. */
  readonly code: string
  readonly errors: readonly ApiErrorItem[]
  /** Id of the request in the server's logs. */
  readonly requestId: string | null
  /** How long the server wants to be left alone; null when it said nothing. */
  readonly retryAfterMs: number | null

  /** @param init  `message` is fit to be shown to a person */
  constructor(init: ApiErrorInit) {
    const { secrets = [], cause } = init
    super(
      redactText(init.message, secrets),
      // An error of ours is clean already, and code that looks for it finds the same object.
      cause === undefined
        ? undefined
        : { cause: cause instanceof ApiError ? cause : redactCause(cause, secrets) },
    )
    this.kind = init.kind
    this.operation = redactText(init.operation, secrets)
    this.status = init.status ?? 0
    this.errors = redactValue(init.errors ?? [], secrets)
    this.requestId = init.requestId ?? null
    this.retryAfterMs = init.retryAfterMs ?? null
    this.code = this.errors[0]?.code ?? init.kind
  }

  /** Facts that came with the first error, e.g. `{ until, why }` of `account_waiting`. */
  get meta(): Readonly<Record<string, unknown>> {
    return this.errors[0]?.meta ?? {}
  }

  /** Values in the sentence of the first error, by name; a noun comes as `{ zh, en }`. */
  get params(): Readonly<Record<string, unknown>> {
    const { params } = this.meta
    return typeof params === 'object' ? { ...params } : {}
  }

  /** Case of the first error's code; null for the plain one. */
  get case(): string | null {
    const { case: which } = this.meta
    return typeof which === 'string' ? which : null
  }

  /** The server's sentence, in the language of `Accept-Language`; null where it gave none. */
  get detail(): string | null {
    return this.errors[0]?.detail ?? null
  }

  /**
   * Fault of each argument, for forms: `{ title: '标题不能为空' }`. Inner parts are named with dots
   * (`items.0.url`), parameters by their wire name (`filter[status]`).
   */
  get fields(): Readonly<Record<string, string>> {
    const fields: Record<string, string> = {}
    for (const { pointer, parameter, detail, title, code } of this.errors) {
      const name = pointer === null ? parameter : fieldOf(pointer)
      if (name) fields[name] ??= detail ?? title ?? code ?? this.message
    }
    return fields
  }

  /** Whether the same call may go through later, as it is. */
  get retryable(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || PASSING.includes(this.status)
  }

  /** Everything but the cause. */
  toJSON(): object {
    const { name, message, fields, retryable } = this
    return Object.assign({ name, message, fields, retryable }, this)
  }
}

/** `/data/attributes/items/0/url` → `items.0.url`, and `/phone` of a form → `phone` */
const fieldOf = (pointer: string): string =>
  pointer
    .replace(/^\/(data\/(attributes\/)?)?/, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')

/** True for errors of this SDK, optionally of one code. */
export function isApiError(error: unknown, code?: string): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code)
}
