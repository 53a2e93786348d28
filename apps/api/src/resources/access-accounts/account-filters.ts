import { sql } from 'kysely'
import T from 'typebox'
import { isOneOf, type Filter } from '../../jsonapi/filters.ts'

/** Levels, several comma separated. */
export const level: Filter = {
  schema: T.Array(T.String({ pattern: '^[0-9]{1,4}$' }), { maxItems: 20 }),
  where: (value) => isOneOf('level', 'integer', value),
  looksAt: { column: 'level', by: 'short' },
}

/** Compares `expires_at` with now; a login that says nothing of an end has not expired. */
export const expired: Filter = {
  schema: T.Boolean(),
  where: (value) => sql<boolean>`coalesce(t.expires_at <= omc_now(), false) = ${value}`,
  looksAt: { column: 'expires_at', by: 'range' },
}
