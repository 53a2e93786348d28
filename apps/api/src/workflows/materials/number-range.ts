import { sql } from 'kysely'
import T from 'typebox'
import type { Filter } from '../../jsonapi/filters.ts'

const Bound = T.Number({ minimum: 0, maximum: 1_000_000_000 })

/** Rows whose number is not below the value. */
export const atLeast = (name: string): Filter => ({
  schema: Bound,
  where: (value) => sql<boolean>`${sql.ref(`t.${name}`)} >= ${String(value)}::numeric`,
  looksAt: { column: name, by: 'range' },
  finds: { by: 'from', of: [name] },
})

/** Rows whose number is not above the value. */
export const atMost = (name: string): Filter => ({
  schema: Bound,
  where: (value) => sql<boolean>`${sql.ref(`t.${name}`)} <= ${String(value)}::numeric`,
  looksAt: { column: name, by: 'range' },
  finds: { by: 'to', of: [name] },
})
