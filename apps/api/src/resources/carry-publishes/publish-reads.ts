import { sql } from 'kysely'
import { actorOf, type Context } from '../../jsonapi/context.ts'
import { Statistics, statistics } from '../../workflows/statistics.ts'
import { carryPublishRows } from './carry-publish-rows.ts'

const COUNTED = {
  groups: ['status', 'channel', 'studio_account_id', 'publish_tag'],
  sums: {
    pv_count: 't.pv_count',
    like_count: 't.like_count',
    collect_count: 't.collect_count',
    comment_count: 't.comment_count',
    cps_amount: 't.cps_amount_fen / 100.0',
  },
}

export const PublishStatistics = Statistics(COUNTED)

export const publishStatistics = (
  context: Context,
  { query }: { query: Record<string, unknown> },
) =>
  statistics(context, carryPublishRows, {
    ...COUNTED,
    on: 'published_at',
    query,
  })

/** @source resources §7: page size 100 */
const PAGE_SIZE = 100

export interface ImageQuery {
  uid?: string
  channel?: string
  since?: string
  until?: string
  'page[number]'?: number
}

/** The pictures of published pieces, a hundred pieces a page, newest first, each picture once. */
export async function getCreatorImageUrls(context: Context, { query }: { query: ImageQuery }) {
  const offset = ((query['page[number]'] ?? 1) - 1) * PAGE_SIZE
  const { rows } = await sql<{
    id: number
    content_id: number | null
    feed_id: string | null
    title: string
    channel: string
    uid: string | null
    image_urls: string[]
    count: number
  }>`
    select t.id, t.content_id, t.feed_id, t.title, t.channel, a.uid, p.image_urls,
      count(*) over ()::int as count
    from carry_publishes t
    left join studio_accounts a on a.id = t.studio_account_id
    cross join lateral (
      select coalesce(array_agg(u.url order by u.at), '{}') as image_urls from (
        select x.url, min(x.at) as at
        from unnest(array[t.cover, t.image, t.picture] || t.images) with ordinality as x (url, at)
        where x.url <> '' group by x.url) u
    ) p
    where t.deleted_at is null and ${carryPublishRows.scope(actorOf(context))}
      and cardinality(p.image_urls) > 0
      and (${query.uid ?? null}::text is null or a.uid = ${query.uid ?? null})
      and (${query.channel ?? null}::text is null or t.channel = ${query.channel ?? null})
      and (${query.since ?? null}::timestamptz is null or t.created_at >= ${query.since ?? null}::timestamptz)
      and (${query.until ?? null}::timestamptz is null or t.created_at < ${query.until ?? null}::timestamptz)
    order by t.created_at desc, t.id desc limit ${PAGE_SIZE} offset ${offset}`.execute(context.db)
  context.answer.meta.record_count = rows[0]?.count ?? 0
  return rows.map(({ id, content_id, count: _count, ...row }) => ({
    id: String(id),
    content_id: content_id === null ? null : String(content_id),
    ...row,
  }))
}
