import type { ApiError, ApiErrorInit } from '../errors/api-error.ts'
import { createError } from '../errors/error-classes.ts'
import type { MessageOf } from '../errors/plain-message.ts'
import { readFailure } from '../errors/read-failure.ts'
import { secretsIn } from '../errors/redact.ts'
import type { Answer } from './exchange.ts'
import type { TransportRequest } from './transport.ts'

type Own = 'operation' | 'message' | 'secrets'

/** Makes an error of one call. Without a message it says what its status means. */
export type Fail = (
  init: Omit<ApiErrorInit, Own> & { readonly message?: string | null },
) => ApiError

/**
 * Knows whose failure it is, in which words to tell it, and what not to tell: the secrets of
 * the request are looked for when something fails.
 *
 * @param sent  headers of all attempts
 */
export function failuresOf(
  request: TransportRequest,
  messageOf: MessageOf,
  sent: readonly Record<string, string>[],
): Fail {
  const { operation, query, body } = request
  return (init) =>
    createError({
      ...init,
      operation,
      message: init.message ?? messageOf(init.kind === 'http' ? (init.status ?? 0) : 0, init.kind),
      secrets: secretsIn(Object.fromEntries(new URLSearchParams(query)), argumentsIn(body), sent),
    })
}

function argumentsIn(body: TransportRequest['body']): unknown {
  if (body.kind === 'form') return Object.fromEntries(body.fields)
  return body.kind === 'multipart' ? Object.fromEntries(body.parts) : body
}

type Refusal = Pick<Answer, 'status' | 'body' | 'requestId' | 'retryAfterMs'>

/** The error of an answer that is no success. */
export const refused = (fail: Fail, { body, status, requestId, retryAfterMs }: Refusal): ApiError =>
  fail({ kind: 'http', status, requestId, retryAfterMs, ...readFailure(body) })
