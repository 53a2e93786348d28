import { problem, type Problem } from '../jsonapi/problem.ts'

/** A file that cannot be taken as a whole; points to the file in the body. */
export const tableProblem = (
  code: string,
  title: string,
  meta: Record<string, unknown> = {},
): Problem => problem(422, code, title, { source: { pointer: '/data/attributes/blob' }, meta })

export const tooLarge = (what: string, limit: number): Problem =>
  tableProblem(
    'table_too_large',
    `表格过大：${what}超过 ${limit} / the table is too large: more than ${limit} (${what})`,
    { limit },
  )
