import { CHANNELS } from '@omc/core'
import { sql } from 'kysely'
import T from 'typebox'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { Closed, Count, Id, IdOf, OneOf } from '../../jsonapi/schema.ts'
import { ownOrTeam } from '../../jsonapi/scope.ts'
import { problem } from '../../kernel/problem.ts'

const Day = T.String({
  format: 'date',
  description: 'in the time zone of each account',
})
const figures = { assigned: Count, queued: Count, published: Count }

export const DayQuery = Closed({
  since: T.Optional(Day),
  until: T.Optional(Day),
  platform: T.Optional(OneOf(...CHANNELS)),
  studio_account_id: T.Optional(IdOf('studio_accounts')),
})
export const DayAnswer = Closed({
  totals: Closed({ ...figures, accounts: Count }),
  series: T.Array(
    Closed({
      date: Day,
      studio_account_id: Id,
      uid: T.String(),
      nickname: T.String(),
      platform: T.String(),
      day_task_count: T.Integer({ description: 'posts a day; 0 = no cap' }),
      ...figures,
    }),
    { description: 'one entry for each account and day on which something happened' },
  ),
})

interface Query {
  since?: string
  until?: string
  platform?: string
  studio_account_id?: string
}
interface Row {
  date: string
  studio_account_id: number
  uid: string
  nickname: string
  platform: string
  day_task_count: number
  assigned: number
  queued: number
  published: number
}

const DEFAULT_DAYS = 7
const MAX_DAYS = 92
const DAY_MS = 86_400_000
const ZONE = 'Asia/Shanghai'

/** How many creator contents each account was given, had queued and published, day by day. */
export async function accountDayStatistics(context: Context, { query }: { query: Query }) {
  const { since, until } = rangeOf(query, context.now)
  const { platform = null, studio_account_id: accountId = null } = query
  // A day on either side: each account has its own time zone.
  const within = (column: string) => sql<boolean>`${sql.ref(column)} >= ${since}::date - 1
    and ${sql.ref(column)} < ${until}::date + 2`
  const { rows } = await sql<Row>`
    with a as materialized (
      select t.* from studio_accounts t where t.deleted_at is null and ${ownOrTeam(actorOf(context))}
        and (${platform}::text is null or t.platform = ${platform})
        and (${accountId}::bigint is null or t.id = ${accountId})
    ), happened as (
      select a.id, (c.assigned_at at time zone a.timezone)::date as day, 1 as assigned, 0 as queued, 0 as published
        from a join creator_contents c on c.studio_account_id = a.id
        where ${within('c.assigned_at')} and c.deleted_at is null
      union all
      select a.id, (q.created_at at time zone a.timezone)::date, 0, 1, 0
        from a join publish_contents q on q.studio_account_id = a.id
        where q.family = 'creator' and q.deleted_at is null and ${within('q.created_at')}
      union all
      select a.id, (q.published_at at time zone a.timezone)::date, 0, 0, 1
        from a join publish_contents q on q.studio_account_id = a.id
        where q.family = 'creator' and q.status = 'published' and ${within('q.published_at')}
    )
    select to_char(h.day, 'YYYY-MM-DD') as date, a.id as studio_account_id, a.uid, a.nickname, a.platform, a.day_task_count,
      sum(h.assigned)::int as assigned, sum(h.queued)::int as queued, sum(h.published)::int as published
    from happened h join a on a.id = h.id
    where h.day between ${since}::date and ${until}::date
    group by 1, 2, 3, 4, 5, 6 order by 1, 2 limit 5000`.execute(context.db)
  const sum = (name: 'assigned' | 'queued' | 'published') =>
    rows.reduce((total, row) => total + row[name], 0)
  return {
    totals: {
      assigned: sum('assigned'),
      queued: sum('queued'),
      published: sum('published'),
      accounts: new Set(rows.map((row) => row.studio_account_id)).size,
    },
    series: rows.map((row) => ({ ...row, studio_account_id: String(row.studio_account_id) })),
  }
}

function rangeOf(query: Query, now: Date) {
  const until = query.until ?? now.toLocaleDateString('sv-SE', { timeZone: ZONE })
  const since =
    query.since ??
    new Date(Date.parse(until) - (DEFAULT_DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
  const days = (Date.parse(until) - Date.parse(since)) / DAY_MS + 1
  if (days >= 1 && days <= MAX_DAYS) return { since, until }
  throw problem('invalid_range', { max_days: MAX_DAYS }, { source: { parameter: 'since' } })
}
