import type { ApiErrorItem } from './api-error.ts'

/** Field of an answer that holds its message. @source console spec §7 */
export const MESSAGE_FIELD = 'error'

/** Details of a failed response. Nothing is trusted; missing parts are null. */
export interface Failure {
  readonly message: string | null
  readonly errors: readonly ApiErrorItem[]
}

/**
 * Reads `{ status, error, errors }` from a foreign body; never throws.
 *
 * @source console spec §7, message field 'error'; JSON:API error objects
 */
export function readFailure(body: unknown): Failure {
  if (!isRecord(body)) return { message: null, errors: [] }
  const errors = Array.isArray(body['errors']) ? body['errors'].filter(isRecord).map(readItem) : []
  const first = errors[0]
  return { message: text(body[MESSAGE_FIELD]) ?? first?.detail ?? first?.title ?? null, errors }
}

function readItem(item: Record<string, unknown>): ApiErrorItem {
  const source = isRecord(item['source']) ? item['source'] : {}
  return {
    status: readStatus(item['status']),
    code: text(item['code']),
    title: text(item['title']),
    detail: text(item['detail']),
    pointer: text(source['pointer']),
    parameter: text(source['parameter']),
    meta: isRecord(item['meta']) ? item['meta'] : {},
  }
}

/** A status given as number or as its digits, else null: a word such as 'ok' is data. */
export function readStatus(value: unknown): number | null {
  const status = typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : value
  return typeof status === 'number' && Number.isInteger(status) ? status : null
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
