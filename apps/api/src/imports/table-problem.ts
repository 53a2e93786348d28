import type { Words } from '@omc/core'
import { type Saying, says } from '@omc/core/problems'
import { refusal, type Problem } from '../kernel/problem.ts'

/** A file that is refused as a whole; points to the file in the body. */
export const tableProblem = (saying: Saying, meta: Record<string, unknown> = {}): Problem =>
  refusal(saying, { source: { pointer: '/data/attributes/blob' }, meta })

/** @param what  noun for the things of which there are too many */
export const tooLarge = (what: Words, limit: number, row?: number): Problem =>
  tableProblem(says('table_too_large', { what, limit }), {
    limit,
    ...(row === undefined ? {} : { row }),
  })
