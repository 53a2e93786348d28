import type { Operation } from './operation.ts'

/** Of a body that carries a file; base64 makes it a third larger. */
const UPLOAD_BYTES = 44 * 1024 * 1024
const BODY_BYTES = 2 * 1024 * 1024
/** Limit for public operations, and for bodies that are not read. */
const SMALL_BODY_BYTES = 64 * 1024

/** Values (members, items) in one body: the largest batch has a few thousand. */
export const MAX_VALUES = 10_000
export const MAX_DEPTH = 40

/** How many bytes of a body are taken before it is refused. @source reliability T18 */
export function bodyLimitOf({ body, may }: Pick<Operation, 'body' | 'may'>): number {
  if (may === 'public' || body === 'none') return SMALL_BODY_BYTES
  return body === 'upload' ? UPLOAD_BYTES : BODY_BYTES
}
