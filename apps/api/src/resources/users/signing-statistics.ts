import { THINGS } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { equals, flag, references } from '../../jsonapi/filters.ts'
import { toListQuery } from '../../jsonapi/list-query.ts'
import { action, defineResource } from '../../jsonapi/resource.ts'
import { Closed, Count, Id } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { statistics, Statistics, statisticsQuery } from '../../workflows/statistics.ts'

/** The accounts whose contracts are counted; only for the statistics. */
const accounts = defineResource({
  type: 'studio_accounts',
  label: THINGS.studioAccount,
  table: 'studio_accounts',
  attributes: Closed({}),
  filters: {
    platform: equals('platform'),
    mcn_name: equals('mcn_name'),
    user_id: references('user_id'),
    business_team_id: references('business_team_id'),
    has_already_sign: flag('has_already_sign'),
  },
  scope: ownTeam,
  verbs: {},
})

const COUNTED = {
  groups: ['platform', 'mcn_name', 'user_id'],
  sums: { signed_count: 'case when t.has_already_sign then 1 else 0 end' },
}

/**
 * How many accounts of whom have signed their contract with the platform.
 *
 * @source resources document §7; domain: verb table (*_statistics)
 */
export const signingStatistics = action({
  on: 'collection',
  method: 'GET',
  effect: 'read',
  may: 'user:read',
  summary:
    'Accounts that have signed with their platform: totals, for each agency, for each person who runs accounts, and by the day on which the account came.',
  query: statisticsQuery(accounts),
  output: {
    kind: 'data',
    schema: Closed({
      ...Statistics(COUNTED).properties,
      people: T.Array(
        Closed({ id: Id, label: T.String(), accounts_count: Count, signed_count: Count }),
      ),
    }),
  },
  run: signing,
})

async function signing(context: Context, { query }: { query: Record<string, unknown> }) {
  const figures = await statistics(context, accounts, {
    ...COUNTED,
    on: 'created_at',
    query,
  })
  const conditions = [accounts.scope(actorOf(context)), ...toListQuery(accounts, query).where]
  const { rows } = await sql<{
    id: number
    label: string
    accounts_count: number
    signed_count: number
  }>`
    select u.id, coalesce(nullif(u.full_name, ''), u.username) as label,
      count(*)::int as accounts_count,
      (count(*) filter (where t.has_already_sign))::int as signed_count
    from studio_accounts t join users u on u.id = t.user_id
    where t.deleted_at is null and ${sql.join(conditions, sql` and `)}
    group by u.id order by 4 desc, 3 desc, 1 limit 200`.execute(context.db)
  return { ...figures, people: rows.map((row) => ({ ...row, id: String(row.id) })) }
}
