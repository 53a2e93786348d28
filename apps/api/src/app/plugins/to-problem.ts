import type { FastifyError } from 'fastify'
import { match } from 'ts-pattern'
import { TooManyWait } from '../../auth/turns.ts'
import { databaseProblem } from '../../jsonapi/database-problem.ts'
import { Problem, problem } from '../../kernel/problem.ts'

/** Kinds of failures, by where they were found. */
type Failure =
  | { readonly tag: 'refused'; readonly refusal: Problem }
  | { readonly tag: 'crowded' }
  | { readonly tag: 'database'; readonly refusal: Problem }
  | { readonly tag: 'unreadable'; readonly status: number; readonly why: string }
  /** A fault of the server. */
  | { readonly tag: 'fault' }

/** Fastify's own refusals, by error code. */
const BY_CODE: Readonly<Record<string, () => Problem>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => problem('media_type'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => problem('too_large'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => problem('required.body', {}, { source: { pointer: '' } }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => problem('bad_request.length'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => problem('invalid_json'),
}

/**
 * The refusal for a failure.
 *
 * @param method  of the request: values of a GET came in its query
 * @returns undefined for a failure that is ours
 */
export const toProblem = (error: FastifyError, method: string): Problem | undefined =>
  match(failureOf(error))
    .returnType<Problem | undefined>()
    .with({ tag: 'refused' }, ({ refusal }) => refusal)
    .with({ tag: 'crowded' }, () => problem('busy.sign_in'))
    .with({ tag: 'database' }, ({ refusal }) => asQueryFault(refusal, method))
    .with({ tag: 'unreadable' }, ({ status, why }) =>
      problem('bad_request', {}, { status, meta: { why } }),
    )
    .with({ tag: 'fault' }, () => undefined)
    .exhaustive()

function failureOf(error: FastifyError): Failure {
  if (error instanceof Problem) return { tag: 'refused', refusal: error }
  if (error instanceof TooManyWait) return { tag: 'crowded' }
  const fromDatabase = databaseProblem(error)
  if (fromDatabase) return { tag: 'database', refusal: fromDatabase }
  const named = BY_CODE[error.code]
  if (named) return { tag: 'refused', refusal: named() }
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500
    ? { tag: 'unreadable', status, why: error.message }
    : { tag: 'fault' }
}

/** A wrong query is 400. @source domain: errors */
const asQueryFault = (known: Problem, method: string): Problem =>
  known.status === 422 && method === 'GET' ? new Problem(400, known.details) : known
