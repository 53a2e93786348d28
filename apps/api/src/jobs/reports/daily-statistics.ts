import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { businessDay, daysBefore } from '../../orders/business-day.ts'
import { defineTask } from '../define-task.ts'

/** Posts older than this hardly change any more. */
const DAYS = 60

/**
 * Writes down what publications, accounts and people had come to by the end of a day, so that days
 * can be compared later. The same day again overwrites its own rows.
 *
 * @source resources §3 (carry statistic)
 */
export const dailyStatistics = defineTask({
  kind: 'daily_statistics',
  title: { zh: '每日统计', en: 'Daily figures' },
  retryDelaysMs: [10_000, 60_000, 300_000],
  input: T.Object({ record_date: T.Optional(T.String()) }),
  async run({ input, step }) {
    const rows = await step(async ({ db, actor, now }) => {
      const day = input.record_date ?? daysBefore(businessDay(now), 1)
      const until = sql`(${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'`
      const figures = sql`sum(p.pv_count) as pv_count, sum(p.like_count) as like_count,
        sum(p.collect_count) as collect_count, sum(p.comment_count) as comment_count, sum(p.cps_amount_fen) as cps_amount_fen`
      const { numAffectedRows } = await sql`
        with p as (
          select p.* from carry_publishes p
          where p.business_team_id = ${actor.teamId} and p.deleted_at is null and p.published_at < ${until}
            and p.published_at >= ${until} - make_interval(days => ${DAYS})
        ), s as (
          select 'carry_publishes' as resource_type, p.id as resource_id, max(p.user_id) as user_id,
            max(coalesce(nullif(p.topic, ''), p.publish_tag)) as keyword, max(p.title) as title, max(p.channel) as channel,
            1 as publish_count, ${figures} from p group by p.id
          union all
          select 'studio_accounts', a.id, max(a.user_id), max(a.category), max(a.nickname), max(a.platform),
            count(*)::int, ${figures} from p join studio_accounts a on a.id = p.studio_account_id group by a.id
          union all
          select 'users', u.id, u.id, '', max(coalesce(nullif(u.full_name, ''), u.username)), '',
            count(*)::int, ${figures} from p join users u on u.id = p.user_id group by u.id
        )
        insert into carry_statistics (business_team_id, record_date, resource_type, resource_id, user_id, keyword, title,
          channel, publish_count, pv_count, like_count, collect_count, comment_count, cps_amount_fen, created_at, updated_at)
        select ${actor.teamId}, ${day}::date, s.resource_type, s.resource_id, s.user_id, s.keyword, s.title, s.channel,
          s.publish_count, s.pv_count, s.like_count, s.collect_count, s.comment_count, s.cps_amount_fen, ${now}, ${now} from s
        on conflict (business_team_id, record_date, resource_type, resource_id) do update set
          user_id = excluded.user_id, keyword = excluded.keyword, title = excluded.title, channel = excluded.channel,
          publish_count = excluded.publish_count, pv_count = excluded.pv_count, like_count = excluded.like_count,
          collect_count = excluded.collect_count, comment_count = excluded.comment_count,
          cps_amount_fen = excluded.cps_amount_fen, updated_at = excluded.updated_at`.execute(db)
      return { day, count: Number(numAffectedRows ?? 0) }
    })
    return {
      record_date: rows.day,
      rows: rows.count,
      ...says('done.statistics', { day: rows.day, count: rows.count }),
    }
  },
})
