import { PLATFORMS } from '@omc/core'
import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import T from 'typebox'
import type { Db } from '../../db/database.ts'
import { findChannel } from '../../gateway/find-channel.ts'
import type { Goods } from '../../gateway/gateway.ts'
import { Closed, OneOf } from '../../jsonapi/schema.ts'
import { toFen } from '../../workflows/materials/fen.ts'
import { defineTask } from '../define-task.ts'

/** Goods asked for at a time; each answer is one short transaction. */
const PAGE = 50
const PAGES = 5

/**
 * Takes goods of a platform into the pools of the team. What people wrote on a pool stays; what is
 * in the trash stays there. The same run again renews and adds nothing twice.
 *
 * @source domain: verb table (sync_*: upsert by team, platform, outside id)
 */
export const syncPoolItems = defineTask({
  kind: 'sync_pool_items',
  rows: '/guanghe/panel/douyin',
  title: { zh: '同步选品', en: 'Pool sync' },
  retryDelaysMs: [2000, 10_000, 60_000],
  input: Closed({
    platform: OneOf(...PLATFORMS),
    q: T.Optional(T.String()),
    category: T.Optional(T.String()),
    pool: T.Optional(T.String()),
    pages: T.Optional(T.Integer({ minimum: 1 })),
  }),
  async run({ input, step, progress }) {
    const { platform, pages = PAGES, ...wanted } = input
    const { channel, gateway, owner } = await step(async ({ db, services, actor }) => ({
      channel: await findChannel(db, services.keys, platform),
      gateway: services.gateway,
      owner: { teamId: actor.teamId, userId: actor.userId },
    }))
    const done: Kept = { created: 0, updated: 0, trashed: 0 }
    let seen = 0
    for (let page = 1; page <= pages; page += 1) {
      const { data, total } = await gateway.searchGoods(channel, { ...wanted, page, size: PAGE })
      const kept = await step(({ db, now }) => keepGoods(db, { ...owner, platform, now }, data))
      done.created += kept.created
      done.updated += kept.updated
      done.trashed += kept.trashed
      seen += data.length
      await progress(seen, Math.min(total, pages * PAGE))
      if (data.length < PAGE) break
    }
    return {
      ...done,
      ...says('done.pool_items', {
        created: done.created,
        updated: done.updated,
        trashed: done.trashed,
      }),
    }
  },
})

interface Kept {
  created: number
  updated: number
  trashed: number
}
interface Keeping {
  teamId: number
  userId: number
  platform: string
  now: Date
}

async function keepGoods(db: Db, keeping: Keeping, goods: readonly Goods[]): Promise<Kept> {
  const kept: Kept = { created: 0, updated: 0, trashed: 0 }
  for (const one of goods) kept[await keepOne(db, keeping, one)] += 1
  return kept
}

async function keepOne(
  db: Db,
  { teamId, userId, platform, now }: Keeping,
  one: Goods,
): Promise<keyof Kept> {
  const { rows } = await sql<{ created: boolean }>`
    insert into business_pools (business_team_id, user_id, source, item_id, title, shop_title, pic_url, item_url,
      sales, price_fen, commission_rate, available, available_at, category, category_info, created_at, updated_at)
    values (${teamId}, ${userId}, ${platform}, ${one.item_id}, ${one.title}, ${one.shop_title}, ${one.pic_url},
      ${one.item_url}, ${one.sales}, ${toFen(one.price)}, ${one.commission_rate}, ${one.available}, ${now},
      ${one.category}, ${JSON.stringify({ brand: one.brand, attributes: one.attributes })}, ${now}, ${now})
    on conflict (business_team_id, source, item_id) do update set title = excluded.title,
      shop_title = excluded.shop_title, pic_url = excluded.pic_url, item_url = excluded.item_url, sales = excluded.sales,
      price_fen = excluded.price_fen, commission_rate = excluded.commission_rate, available = excluded.available,
      available_at = excluded.available_at, updated_at = excluded.updated_at
      where business_pools.deleted_at is null
    returning xmax = 0 as created`.execute(db)
  const [row] = rows
  if (!row) return 'trashed'
  return row.created ? 'created' : 'updated'
}
