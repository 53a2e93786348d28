import { sql } from 'kysely'
import T from 'typebox'
import type { Filter } from '../../jsonapi/filters.ts'

/** A live device holds the lease of the account `t`. */
export const ONLINE =
  'exists (select 1 from account_leases l where l.studio_account_id = t.id and l.device_id is not null and l.expires_at > omc_now())'

/** Compares `expires_at` with now; an account that says nothing of an end has not expired. */
export const expired: Filter = {
  schema: T.Boolean(),
  where: (value) => sql<boolean>`coalesce(t.expires_at <= omc_now(), false) = ${value}`,
  looksAt: { column: 'expires_at', by: 'range' },
}

export const online: Filter = {
  schema: T.Boolean(),
  // Not compared with the value: the few that are online are then found by their leases.
  where: (value) =>
    value ? sql<boolean>`${sql.raw(ONLINE)}` : sql<boolean>`not ${sql.raw(ONLINE)}`,
}
