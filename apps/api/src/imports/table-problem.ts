import type { Words } from '@omc/core'
import { type Saying, says } from '@omc/core/problems'
import { refusal, type Problem } from '../kernel/problem.ts'

/** A file that cannot be taken as a whole; points to the file in the body. */
export const tableProblem = (saying: Saying, meta: Record<string, unknown> = {}): Problem =>
  refusal(saying, { source: { pointer: '/data/attributes/blob' }, meta })

/** @param what  of which there are too many, as a noun */
export const tooLarge = (what: Words, limit: number, row?: number): Problem =>
  tableProblem(says('table_too_large', { what, limit }), {
    limit,
    ...(row === undefined ? {} : { row }),
  })
