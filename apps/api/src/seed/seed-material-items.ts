import { dayOf, type Goods } from '@omc/demo-world'
import { toFen } from '../orders/fen.ts'
import { categoryIdOf, goodsColumns, pictureAt, type Desk } from './seed-desk.ts'
import { changedAt, type Material } from './seed-material-rows.ts'

const DAY_MS = 86_400_000

/** Products of materials, with their channels' data of today. */
export async function seedMaterialItems(desk: Desk, materials: readonly Material[]) {
  const { db, deps } = desk
  const rows = materials.flatMap((material) =>
    material.goods.map((goods, n) => itemRow(desk, material, { goods, n })),
  )
  const items = await db.insertInto('carry_items').values(rows).returningAll().execute()
  await db
    .insertInto('carry_item_details')
    .values(
      items.map((item) => ({
        business_team_id: item.business_team_id,
        user_id: item.user_id,
        carry_item_id: item.id,
        record_date: dayOf(deps.now.getTime()),
        title: item.title,
        pic_url: item.pic_url,
        source: item.source,
        item_id: item.item_id,
        sales: item.sales,
        price_fen: item.price_fen,
        commission_rate: item.commission_rate,
        commission_price_fen: item.commission_price_fen,
        available: item.available,
        reason: item.unavailable_reason,
        attributes_info: JSON.stringify(item.detail_info.attributes ?? {}),
        created_at: item.updated_at,
        updated_at: item.updated_at,
      })),
    )
    .execute()
}

function itemRow(desk: Desk, material: Material, { goods, n }: { goods: Goods; n: number }) {
  const changed = new Date(changedAt(desk, material).getTime() - n * 60_000)
  return {
    business_team_id: desk.teamId,
    user_id: material.userId,
    carry_material_id: material.id,
    source: material.source,
    ...goodsColumns(desk.deps, material.source, goods),
    business_category_id: categoryIdOf(desk, goods.kind.category),
    brand: goods.brand,
    images: goods.pictures.map((id) => pictureAt(desk.deps, id)),
    sales: goods.sales,
    commission_price_fen: toFen(goods.commission_price),
    detail_info: JSON.stringify({ attributes: goods.attributes }),
    available: goods.available,
    unavailable_reason: goods.available ? '' : '商品已下架',
    available_checked_at: changed,
    synced_at: changed,
    pooling: material.at % 5 === 0,
    created_at: new Date(changed.getTime() - DAY_MS),
    updated_at: changed,
  }
}
