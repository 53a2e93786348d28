import { sql } from 'kysely'
import T from 'typebox'
import type { Filter } from '../../jsonapi/filters.ts'

const Day = T.String({ format: 'date' })

/** Rows of this day or later. */
export const dayFrom = (name: string): Filter => ({
  schema: Day,
  where: (value) => sql<boolean>`${sql.ref(`t.${name}`)} >= ${value}::date`,
  looksAt: { column: name, by: 'range' },
  finds: { by: 'from', of: [name] },
})

/** Rows of this day or earlier. */
export const dayTo = (name: string): Filter => ({
  schema: Day,
  where: (value) => sql<boolean>`${sql.ref(`t.${name}`)} <= ${value}::date`,
  looksAt: { column: name, by: 'range' },
  finds: { by: 'to', of: [name] },
})
