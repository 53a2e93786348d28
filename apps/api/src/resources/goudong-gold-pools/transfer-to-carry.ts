import { says } from '@omc/core/problems'
import { sql } from 'kysely'
import { findRows, rowFailure } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import type { Resource } from '../../jsonapi/resource.ts'
import type { Derived } from '../../workflows/derive-rows.ts'
import { materialOfGoods, storeMaterials } from '../../workflows/materials/store-materials.ts'
import { storingOf } from '../../workflows/materials/storing.ts'

interface Row {
  business_team_id: number
  platform: string
  item_id: string
  title: string
  shop_title: string
  pic_url: string
  item_url: string
  images: string[]
  category: string
  brand: string
  sales: number
  price_fen: number
  commission_rate: string
  commission_price_fen: number
  available: boolean
}

/**
 * Collects ranked goods as materials, each product once per team.
 *
 * @source domain: verb table (transfer_to_*: derive rows, idempotent by origin)
 */
export async function transferToCarry(
  context: Context,
  resource: Resource,
  ids: readonly string[],
): Promise<Derived> {
  const { rows, failed } = await findRows<Row>(context, resource, ids)
  const succeeded: Derived['succeeded'] = []
  const made: number[] = []
  for (const row of rows) {
    if (!row.available) {
      failed.push(rowFailure(row.id, says('unavailable')))
      continue
    }
    const [stored] = await storeMaterials(storingOf(context, { teamId: row.business_team_id }), [
      materialOfGoods(row.platform, toGoods(row)),
    ])
    if (!stored || stored.tag === 'taken') {
      failed.push(rowFailure(row.id, says('taken')))
      continue
    }
    if (stored.tag === 'created') made.push(stored.id)
    await keepOrigin(context, row.id, stored.id)
    succeeded.push({
      id: String(row.id),
      record_id: String(stored.id),
      existing: stored.tag === 'existing',
    })
  }
  const undoId = await audit(context, { succeeded, made })
  return { succeeded, failed, undo_id: made.length > 0 ? String(undoId) : null }
}

async function keepOrigin({ db, now }: Context, poolId: number, materialId: number) {
  await sql`update goudong_gold_pools set transferred_at = coalesce(transferred_at, ${now})
    where id = ${poolId}`.execute(db)
  await sql`update carry_materials set origin_type = 'goudong_gold_pools', origin_id = ${String(poolId)}
    where id = ${materialId} and origin_type is null`.execute(db)
}

/** Undoing it moves the materials that were made to the trash. */
function audit(
  context: Context,
  { succeeded, made }: { succeeded: Derived['succeeded']; made: readonly number[] },
): Promise<number> {
  return context.audit({
    operation: 'goudong_gold_pools.transfer_to_carry',
    subjectType: 'carry_materials',
    subjectIds: made,
    after: { from: succeeded.map(({ id }) => id) },
    ...(made.length > 0
      ? {
          changes: made.map((id) => ({
            id: String(id),
            before: { deleted_at: context.now.toISOString() },
            after: { deleted_at: null },
          })),
        }
      : {}),
  })
}

const toGoods = (row: Row) => ({
  item_id: row.item_id,
  title: row.title,
  shop_title: row.shop_title,
  pic_url: row.pic_url,
  item_url: row.item_url,
  images: row.images,
  category: row.category,
  brand: row.brand,
  sales: row.sales,
  price: row.price_fen / 100,
  commission_rate: Number(row.commission_rate),
  commission_price: row.commission_price_fen / 100,
  available: row.available,
  attributes: {},
})
