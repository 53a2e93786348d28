import { sql } from 'kysely'
import T from 'typebox'
import { isOneOf, type Filter } from '../jsonapi/filters.ts'
import { Day, Month } from './money.ts'

const column = (name: string) => sql.ref(`t.${name}`)

/** Rows of one day, or of several. */
export const onDay = (name: string): Filter => ({
  schema: T.Array(Day, { maxItems: 62 }),
  where: (value) => isOneOf(name, 'date', value),
  looksAt: { column: name, by: 'word' },
  finds: { by: 'value', of: [name] },
})

/** From this day on, the day included. */
export const fromDay = (name: string): Filter => ({
  schema: Day,
  where: (value) => sql<boolean>`${column(name)} >= ${value}::date`,
  looksAt: { column: name, by: 'range' },
  finds: { by: 'from', of: [name] },
})

/** Up to this day, the day included. */
export const toDay = (name: string): Filter => ({
  schema: Day,
  where: (value) => sql<boolean>`${column(name)} <= ${value}::date`,
  looksAt: { column: name, by: 'range' },
  finds: { by: 'to', of: [name] },
})

/** Rows of one month, or of several. */
export const inMonth = (name: string): Filter => ({
  schema: T.Array(Month, { maxItems: 24 }),
  where: (value) => isOneOf(name, 'text', value),
  looksAt: { column: name, by: 'short' },
  finds: { by: 'value', of: [name] },
})

/** Rows of these outside ids. */
export const ofDays = (name: string) => ({
  record_date: onDay(name),
  since: fromDay(name),
  until: toDay(name),
})
