import { sql } from 'kysely'
import T from 'typebox'
import { said } from '../jsonapi/facts/field-words.ts'
import type { Filter } from '../jsonapi/filters.ts'
import { Text } from '../jsonapi/schema.ts'

/** Rows of accounts that are signed with one of the agencies. */
export const ofAgency: Filter = {
  schema: T.Array(Text(100), { maxItems: 20 }),
  where: (value) => sql<boolean>`t.studio_account_id in (
    select a.id from studio_accounts a where a.mcn_name = any(${Array.isArray(value) ? value : [value]}::text[]))`,
}

/** Descriptions of that filter and of the sums for each agency. */
export const AGENCY_WORDS = {
  by_mcn_name: said(
    '按机构',
    'By agency',
    'The sums for each agency (MCN); accounts without one stand under an empty name',
  ),
  'filter.mcn_name': said(
    '机构名称',
    'Agency',
    'Rows of accounts that are signed with one of these agencies (MCN), comma separated',
  ),
}
