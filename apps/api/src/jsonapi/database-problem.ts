import { type PlainKey } from '@omc/core/problems'
import { problem, type Problem } from '../kernel/problem.ts'

interface DatabaseError {
  code: string
  constraint?: string
  column?: string
}

/** PostgreSQL errors that input can cause, with their answers. */
const BY_STATE: Record<string, PlainKey> = {
  '22021': 'invalid_text',
  '22P05': 'invalid_text',
  '22P02': 'invalid_value',
  '22003': 'out_of_range',
  '22007': 'invalid_date.form',
  '22008': 'invalid_date.range',
  '22009': 'invalid_date.zone',
  '2201X': 'invalid_page',
  '2201W': 'invalid_page',
  '2201B': 'invalid_pattern',
  '23502': 'required',
  '23503': 'unknown_reference',
  '23505': 'duplicate',
  '23514': 'not_allowed_value',
  '42501': 'not_found',
  '40001': 'conflict',
  '40P01': 'conflict',
  '57014': 'too_slow',
  '53100': 'disk_full',
  '53300': 'busy',
  '25P03': 'too_slow.work',
  '57P01': 'restarting',
  '57P02': 'restarting',
  '57P03': 'restarting.starting',
  '08006': 'database_lost.broken',
}

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])

/** Messages of the client library without a code, for lost or unavailable connections. */
const CONNECTION_TEXTS = [
  'Client has encountered a connection error',
  'Client was closed',
  'Connection terminated',
  'Query read timeout',
  'timeout exceeded when trying to connect',
]

/** Constraints by name, with the field and the fix. */
const BY_CONSTRAINT: Record<string, { key: PlainKey; pointer: string }> = {
  publish_contents_one_feed_id: {
    key: 'feed_id_taken',
    pointer: '/data/attributes/feed_id',
  },
}

/**
 * Turns a failure of PostgreSQL or of the connection to it into the 4xx or 503 it stands for.
 *
 * @returns undefined for a failure that is ours (a 500)
 * @source reliability §1.4, 5xx seeds
 */
export function databaseProblem(error: unknown): Problem | undefined {
  if (!isDatabaseError(error)) return connectionProblem(error)
  const named = BY_CONSTRAINT[error.constraint ?? '']
  if (named)
    return problem(
      named.key,
      {},
      {
        source: { pointer: named.pointer },
        meta: { constraint: error.constraint },
      },
    )
  const key = BY_STATE[error.code]
  if (key)
    return problem(key, {}, error.constraint ? { meta: { constraint: error.constraint } } : {})
  return connectionProblem(error)
}

function connectionProblem(error: unknown): Problem | undefined {
  const text = error instanceof Error ? error.message : ''
  const code = isDatabaseError(error) ? error.code : ''
  const lost =
    CONNECTION_CODES.has(code) || CONNECTION_TEXTS.some((reason) => text.includes(reason))
  if (!lost) return undefined
  return problem('database_lost')
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}
