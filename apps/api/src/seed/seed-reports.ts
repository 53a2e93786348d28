import { HISTORY_DAYS } from '@omc/demo-world'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { businessDay } from '../orders/business-day.ts'

/** Days for which the figures of each single post were written down. */
const POST_DAYS = 7
/** Hours for which the figures of a post grow. */
const GROWING_HOURS = 72

/** Reports and statistics of the days: sums of the posts and orders that are there. */
export async function seedReports(db: Db, now: Date) {
  const today = businessDay(now)
  await seedDays(db, today, now)
  await seedStatistics(db, today, now)
}

/** Posts of each account on a day, with their figures and the orders of the day. */
const seedDays = (db: Db, today: string, now: Date) =>
  sql`with posts as (
      select studio_account_id, publish_content_id, pv_count, like_count, collect_count, comment_count from carry_publishes
      union all select studio_account_id, publish_content_id, pv_count, like_count, collect_count, comment_count from smart_publishes
      union all select studio_account_id, publish_content_id, pv_count, like_count, collect_count, comment_count from creative_publishes
    ), by_day as (
      select q.studio_account_id, (q.published_at at time zone 'Asia/Shanghai')::date as day, count(*) as posts,
        sum(p.pv_count) as pv, sum(p.like_count) as likes, sum(p.collect_count) as collects, sum(p.comment_count) as comments
      from publish_contents q join posts p on p.publish_content_id = q.id where q.status = 'published' group by 1, 2
    ), refusals as (
      select studio_account_id, (settled_at at time zone 'Asia/Shanghai')::date as day, count(*) as tries
      from publish_attempts where state = 'refused' group by 1, 2
    )
    insert into smart_publish_reports (business_team_id, studio_account_id, platform, uid, nickname, record_date,
      published_count, refused_count, reported_count, pv_count, like_count, collect_count, comment_count, orders_count,
      cps_amount_fen, synced_at, created_at, updated_at)
    select a.business_team_id, a.id, a.platform, a.uid, a.nickname, d.day, coalesce(b.posts, 0), coalesce(r.tries, 0),
      coalesce(b.posts, 0), coalesce(b.pv, 0), coalesce(b.likes, 0), coalesce(b.collects, 0), coalesce(b.comments, 0),
      coalesce(s.orders_count, 0), coalesce(s.cps_amount_fen, 0), ${now}, ${now}, ${now}
    from studio_accounts a cross join generate_series(0, ${HISTORY_DAYS - 1}::int) n
    cross join lateral (select ${today}::date - n as day) d
    left join by_day b on b.studio_account_id = a.id and b.day = d.day
    left join refusals r on r.studio_account_id = a.id and r.day = d.day
    left join studio_income_summaries s on s.studio_account_id = a.id and s.record_date = d.day
    order by a.id, n`.execute(db)

/** Totals of posts, accounts and people at the end of a day. */
const seedStatistics = (db: Db, today: string, now: Date) =>
  sql`with p as (
      select p.*, d.day, least(1, extract(epoch from d.until - p.published_at) / 3600 / ${GROWING_HOURS})
        / greatest(0.01, least(1, extract(epoch from ${now}::timestamptz - p.published_at) / 3600 / ${GROWING_HOURS})) as grown
      from generate_series(1, ${HISTORY_DAYS}) n
      cross join lateral (select ${today}::date - n as day,
        (${today}::date - n + 1)::timestamp at time zone 'Asia/Shanghai' as until) d
      join carry_publishes p on p.published_at < d.until
    ), figures as (
      select p.*, (pv_count * least(1, grown))::bigint as pv, (like_count * least(1, grown))::bigint as likes,
        (collect_count * least(1, grown))::bigint as collects, (comment_count * least(1, grown))::bigint as comments,
        (cps_amount_fen * least(1, grown))::bigint as cps from p
    )
    insert into carry_statistics (business_team_id, user_id, record_date, resource_type, resource_id, keyword, title,
      channel, publish_count, pv_count, like_count, collect_count, comment_count, cps_amount_fen, created_at, updated_at)
    select business_team_id, user_id, day, 'carry_publishes', id, topic, title, channel, 1, pv, likes, collects, comments,
      cps, ${now}::timestamptz, ${now}::timestamptz from figures where day >= ${today}::date - ${POST_DAYS}::int
    union all
    select f.business_team_id, max(a.user_id), f.day, 'studio_accounts', a.id, max(a.category), max(a.nickname),
      max(a.platform), count(*), sum(pv), sum(likes), sum(collects), sum(comments), sum(cps), ${now}::timestamptz, ${now}::timestamptz
    from figures f join studio_accounts a on a.id = f.studio_account_id group by f.business_team_id, f.day, a.id
    union all
    select f.business_team_id, u.id, f.day, 'users', u.id, '', max(u.full_name), '', count(*), sum(pv), sum(likes),
      sum(collects), sum(comments), sum(cps), ${now}::timestamptz, ${now}::timestamptz
    from figures f join users u on u.id = f.user_id group by f.business_team_id, f.day, u.id`.execute(
    db,
  )
