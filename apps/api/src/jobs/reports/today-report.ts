import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import type { PostMetrics } from '../../gateway/gateway.ts'
import { businessDay, dayBounds } from '../../orders/business-day.ts'
import { defineTask } from '../define-task.ts'
import type { Step, TaskRun } from '../task.ts'
import { channelOf, forEachOf, reportMissed, teamAccounts, type TeamAccount } from './team-work.ts'

/** Posts per request to the channel. */
const BATCH = 100

interface Figures {
  reported_count: number
  pv_count: number
  like_count: number
  collect_count: number
  comment_count: number
}

/**
 * Stores the posts of each account on a day with the channel's figures: one row for each account
 * and day, the same row however often it runs.
 *
 * @source resources §7 (sync_today_report)
 */
export const todayReport = defineTask({
  kind: 'today_report',
  title: { zh: '同步今日报表', en: 'Today’s report' },
  retryDelaysMs: [5000, 30_000, 120_000],
  input: T.Object({ record_date: T.Optional(T.String()) }),
  async run(run) {
    const { accounts, day } = await run.step(async (step) => ({
      accounts: await teamAccounts(step),
      day: run.input.record_date ?? businessDay(step.now),
    }))
    let at = 0
    await run.progress(0, accounts.length)
    const refused = await forEachOf(
      accounts,
      ({ uid }) => uid,
      async (account) => {
        const feedIds = await run.step((step) => postsOf(step, account, day))
        const figures = await figuresOf(run, account, feedIds)
        await run.step((step) => storeReport(step, account, day, figures))
        await run.progress((at += 1))
      },
    )
    await run.progress(accounts.length)
    const missed = reportMissed(refused, accounts.length)
    const done = accounts.length - missed.length
    return {
      record_date: day,
      accounts: done,
      missed,
      ...says('done.report', { day, accounts: done, missed: missed.length }),
    }
  },
})

async function postsOf({ db }: Step, { id }: TeamAccount, day: string): Promise<string[]> {
  const { from, to } = dayBounds(day)
  const rows = await db
    .selectFrom('publish_contents')
    .select('feed_id')
    .where('studio_account_id', '=', id)
    .where('status', '=', 'published')
    .where('published_at', '>=', from)
    .where('published_at', '<', to)
    .where('feed_id', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ feed_id }) => feed_id ?? [])
}

async function figuresOf(
  run: TaskRun,
  { platform, uid }: TeamAccount,
  feedIds: readonly string[],
): Promise<Figures> {
  const found: PostMetrics[] = []
  const { channel, gateway } = await channelOf(run, platform)
  for (let from = 0; from < feedIds.length; from += BATCH)
    found.push(...(await gateway.metrics(channel, uid, feedIds.slice(from, from + BATCH))))
  // A channel may answer for more than it was asked.
  const own = found.filter(({ feed_id }) => feedIds.includes(feed_id))
  const sum = (name: 'pv_count' | 'like_count' | 'collect_count' | 'comment_count') =>
    own.reduce((all, post) => all + post[name], 0)
  return {
    reported_count: own.length,
    pv_count: sum('pv_count'),
    like_count: sum('like_count'),
    collect_count: sum('collect_count'),
    comment_count: sum('comment_count'),
  }
}

/** Counts come from the ledger and the orders at the moment of writing, figures from the channel. */
async function storeReport({ db, now }: Step, account: TeamAccount, day: string, figures: Figures) {
  const { from, to } = dayBounds(day)
  await sql`
    insert into smart_publish_reports (business_team_id, studio_account_id, platform, uid, nickname, record_date,
      published_count, refused_count, reported_count, pv_count, like_count, collect_count, comment_count,
      orders_count, cps_amount_fen, synced_at, created_at, updated_at)
    select a.business_team_id, a.id, a.platform, a.uid, a.nickname, ${day}::date,
      (select count(*) from publish_contents q where q.studio_account_id = a.id and q.status = 'published'
        and q.published_at >= ${from} and q.published_at < ${to}),
      (select count(*) from publish_attempts p where p.studio_account_id = a.id and p.state = 'refused'
        and p.settled_at >= ${from} and p.settled_at < ${to}),
      ${figures.reported_count}, ${figures.pv_count}, ${figures.like_count}, ${figures.collect_count}, ${figures.comment_count},
      (select count(*) from studio_orders o where o.studio_account_id = a.id and o.record_date = ${day}::date),
      (select coalesce(sum(o.cps_amount_fen), 0) from studio_orders o
        where o.studio_account_id = a.id and o.record_date = ${day}::date),
      ${now}, ${now}, ${now}
    from studio_accounts a where a.id = ${account.id}
    on conflict (studio_account_id, record_date) do update set
      nickname = excluded.nickname, published_count = excluded.published_count, refused_count = excluded.refused_count,
      reported_count = excluded.reported_count, pv_count = excluded.pv_count, like_count = excluded.like_count,
      collect_count = excluded.collect_count, comment_count = excluded.comment_count,
      orders_count = excluded.orders_count, cps_amount_fen = excluded.cps_amount_fen,
      synced_at = excluded.synced_at, updated_at = excluded.updated_at`.execute(db)
}
