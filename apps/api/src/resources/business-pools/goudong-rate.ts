import { sql } from 'kysely'
import { RatesAnswer } from '../../gateway/answers/goods-answers.ts'
import { findChannel } from '../../gateway/find-channel.ts'
import type { GoodsRates } from '../../gateway/gateway.ts'
import { changeRows } from '../../jsonapi/change-rows.ts'
import type { Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import { findPool, readPool, type BusinessPool } from './find-pool.ts'

export { RatesAnswer }

/** Where buyers' opinions come from. */
export const RATES_CHANNEL = 'goudong'

/** Reads buyers' reviews of a product from goudong; nothing is stored. */
export async function askGoodsRate(
  { db, services }: Context,
  { query }: { query: { item_id: string } },
): Promise<() => Promise<GoodsRates>> {
  const channel = await findChannel(db, services.keys, RATES_CHANNEL)
  return () => services.gateway.goodsRates(channel, query.item_id)
}

/** The same for the product of a pool. */
export async function askPoolRate(
  context: Context,
  { id }: { id: number },
): Promise<() => Promise<GoodsRates>> {
  const { item_id } = await readPool(context, id)
  return askGoodsRate(context, { query: { item_id } })
}

/** Keeps the share of good opinions on the pool, and each opinion as a text about it. */
export async function keepPoolRate(
  context: Context,
  resource: Resource,
  { id, found }: { id: number; found: GoodsRates },
): Promise<{ id: number }> {
  const pool = await findPool(context, id)
  await keepReviews(context, pool, found)
  await changeRows(context, {
    operation: 'business_pools.sync_goudong_rate',
    resource,
    ids: [id],
    set: { positive_percent: found.positive_percent, rates_at: context.now },
  })
  return { id }
}

/** Reviews are identified by their id at the channel; trashed ones stay trashed. */
async function keepReviews({ db, now }: Context, pool: BusinessPool, { reviews }: GoodsRates) {
  for (const { review_id, text, score, images } of reviews) {
    if (text.trim() === '') continue
    await sql`
      insert into smart_paragraphs (business_team_id, business_pool_id, text, source, outside_id, score, images, created_at, updated_at)
      values (${pool.business_team_id}, ${pool.id}, ${text}, 'goudong_rate', ${review_id}, ${score}, ${images}, ${now}, ${now})
      on conflict (business_pool_id, source, outside_id) do update
        set text = excluded.text, score = excluded.score, images = excluded.images, updated_at = excluded.updated_at
        where (smart_paragraphs.text, smart_paragraphs.score) is distinct from (excluded.text, excluded.score)`.execute(
      db,
    )
  }
}
