import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import { findChannel } from '../../gateway/find-channel.ts'
import type { RankedGoods } from '../../gateway/gateway.ts'
import { GOLD_CHANNEL } from '../../workflows/jobs/start-channel-job.ts'
import { toFen } from '../../workflows/materials/fen.ts'
import { defineTask } from '../define-task.ts'
import type { Step } from '../task.ts'

const PAGE_SIZE = 50
/** No ranking is longer; it ends a channel that never stops counting. */
const MAX_PAGES = 100

/**
 * Brings the rankings of goods up to date: each ranking and each product in it once, and what fell
 * out of a ranking leaves the pool. Categories that people gave stay.
 *
 * @source domain: words (gold rank, gold pool)
 */
export const syncGoldRanks = defineTask({
  kind: 'sync_gold_ranks',
  rows: '/carry/gold/rank',
  title: { zh: '同步金榜', en: 'Gold list sync' },
  retryDelaysMs: [5000, 60_000, 300_000],
  input: T.Object({}),
  async run({ step, progress }) {
    const start = await step(async ({ db, services, now }) => ({
      channel: await findChannel(db, services.keys, GOLD_CHANNEL),
      gateway: services.gateway,
      startedAt: now,
    }))
    const { channel, gateway, startedAt } = start
    let done = 0
    let complete = false
    for (let page = 1; page <= MAX_PAGES && !complete; page += 1) {
      const { data, total } = await gateway.rankedGoods(channel, { page, size: PAGE_SIZE })
      await step((one) => keepPage(one, data))
      done += data.length
      complete = data.length === 0 || done >= total
      await progress(done, total)
    }
    // Only a completely read list shows which rows are gone.
    const gone = complete && done > 0 ? await step((one) => dropUnseen(one, startedAt)) : 0
    return {
      goods: done,
      gone,
      ...says('done.gold_ranks', { done, gone }),
    }
  },
})

async function keepPage(one: Step, goods: readonly RankedGoods[]) {
  const ranks = new Map<string, number>()
  for (const ranked of goods) {
    const { rank_name: name, category } = ranked
    const rankId = ranks.get(name) ?? (await keepRank(one, name, category))
    ranks.set(name, rankId)
    await keepGoods(one, rankId, ranked)
  }
}

async function keepRank({ db, now, actor }: Step, name: string, category: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into goudong_gold_ranks (business_team_id, name, category, synced_at, created_at, updated_at)
    values (${actor.teamId}, ${name}, ${category}, ${now}, ${now}, ${now})
    on conflict (business_team_id, name) do update set synced_at = excluded.synced_at,
      updated_at = excluded.updated_at, deleted_at = null returning id`.execute(db)
  return rows[0]?.id ?? 0
}

async function keepGoods({ db, now, actor }: Step, rankId: number, goods: RankedGoods) {
  await sql`
    insert into goudong_gold_pools (business_team_id, goudong_gold_rank_id, platform, item_id, title, shop_title, pic_url,
      item_url, images, category, brand, rank_no, rank_name, sales, price_fen, commission_rate, commission_price_fen,
      available, synced_at, created_at, updated_at)
    values (${actor.teamId}, ${rankId}, ${GOLD_CHANNEL}, ${goods.item_id}, ${goods.title}, ${goods.shop_title},
      ${goods.pic_url}, ${goods.item_url}, ${goods.images}, ${goods.category}, ${goods.brand}, ${goods.rank},
      ${goods.rank_name}, ${goods.sales}, ${toFen(goods.price)}, ${goods.commission_rate},
      ${toFen(goods.commission_price)}, ${goods.available}, ${now}, ${now}, ${now})
    on conflict (business_team_id, goudong_gold_rank_id, item_id) do update set title = excluded.title,
      shop_title = excluded.shop_title, pic_url = excluded.pic_url, item_url = excluded.item_url,
      images = excluded.images, category = excluded.category, brand = excluded.brand, rank_no = excluded.rank_no,
      rank_name = excluded.rank_name, sales = excluded.sales, price_fen = excluded.price_fen,
      commission_rate = excluded.commission_rate, commission_price_fen = excluded.commission_price_fen,
      available = excluded.available, synced_at = excluded.synced_at, updated_at = excluded.updated_at,
      deleted_at = null`.execute(db)
}

async function dropUnseen({ db, now, actor }: Step, startedAt: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update goudong_gold_pools set deleted_at = ${now}, updated_at = ${now}
    where business_team_id = ${actor.teamId} and platform = ${GOLD_CHANNEL} and deleted_at is null
      and (synced_at is null or synced_at < ${startedAt})`.execute(db)
  return Number(numAffectedRows ?? 0)
}
