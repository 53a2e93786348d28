import { sql } from 'kysely'
import { beyondScope } from '../../db/beyond-scope.ts'
import type { Goods } from '../../gateway/gateway.ts'
import type { RowChange } from '../../jsonapi/context.ts'
import { toFen } from './fen.ts'
import { itemScope } from './item-scope.ts'
import type { StoredTag, Storing } from './storing.ts'

/** A product as it is kept; money in fen. */
export interface ItemToStore {
  source: string
  item_id: string
  title: string
  shop_title: string
  brand: string
  pic_url: string
  images: string[]
  item_url: string
  category: string
  sales: number
  price_fen: number
  /** Percent. */
  commission_rate: number
  commission_price_fen: number
  detail_info: Record<string, unknown>
  available: boolean
}

export interface StoredItem {
  id: number
  tag: StoredTag
  source: string
  item_id: string
  /** Changed columns of an existing row. */
  change?: RowChange
}

/** A product as a channel says it. */
export const itemOfGoods = (source: string, goods: Goods): ItemToStore => ({
  source,
  item_id: goods.item_id,
  title: goods.title,
  shop_title: goods.shop_title,
  brand: goods.brand,
  pic_url: goods.pic_url,
  images: goods.images,
  item_url: goods.item_url,
  category: goods.category,
  sales: goods.sales,
  price_fen: toFen(goods.price),
  commission_rate: goods.commission_rate,
  commission_price_fen: toFen(goods.commission_price),
  detail_info: { attributes: goods.attributes },
  available: goods.available,
})

interface Wanted {
  items: readonly ItemToStore[]
  /** The material they belong to. */
  materialId?: number | undefined
  businessCategoryId?: number | null | undefined
  /** Also moves items of other materials; else only items without a material. */
  move?: boolean
  /** They come from the channel just now. */
  synced?: boolean
}

/**
 * Stores products once per (team, source, outside id). What is there already stays as it is: it is
 * only taken back from the trash and put under the material.
 *
 * @returns one result for each given item, in their order
 * @source domain: verb table (new_*, assign_*: a duplicate returns the existing row)
 */
export async function storeItems(work: Storing, wanted: Wanted): Promise<StoredItem[]> {
  const { items } = wanted
  if (items.length === 0) return []
  const created = await insertItems(work, wanted)
  const { rows } = await beyondScope(work.db, () =>
    sql<Existing>`
    select t.id, t.source, t.item_id, t.carry_material_id, t.deleted_at::text, t.updated_at::text,
      ${itemScope(work.actor)} as visible
    from carry_items t
    where t.business_team_id = ${work.teamId} and (t.source, t.item_id) in (${sql.join(
      items.map(({ source, item_id }) => sql`(${source}, ${item_id})`),
    )}) order by t.id for update of t`.execute(work.db),
  )
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  const done = new Map<string, StoredItem>()
  for (const { source, item_id } of items) {
    const key = keyOf({ source, item_id })
    const row = byKey.get(key)
    if (!row || done.has(key)) continue
    const { id } = row
    if (created.has(id)) done.set(key, { id, tag: 'created', source, item_id })
    else if (!row.visible) done.set(key, { id, tag: 'taken', source, item_id })
    else done.set(key, await putUnder(work, row, wanted))
  }
  return items.flatMap((item) => done.get(keyOf(item)) ?? [])
}

interface Existing {
  id: number
  source: string
  item_id: string
  carry_material_id: number | null
  /** As text, which keeps the microseconds that an undo compares. */
  deleted_at: string | null
  updated_at: string
  visible: boolean
}

const keyOf = ({ source, item_id }: { source: string; item_id: string }) => `${source}/${item_id}`

async function insertItems(
  { db, now, teamId, userId }: Storing,
  { items, materialId, businessCategoryId, synced = true }: Wanted,
): Promise<Set<number>> {
  // One order for all: two calls with the same products wait for each other and do not deadlock.
  const ordered = items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const rows = await db
    .insertInto('carry_items')
    .values(
      ordered.map((item) => ({
        ...item,
        detail_info: JSON.stringify(item.detail_info),
        business_team_id: teamId,
        user_id: userId,
        carry_material_id: materialId ?? null,
        business_category_id: businessCategoryId ?? null,
        synced_at: synced ? now : null,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['business_team_id', 'source', 'item_id']).doNothing(),
    )
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function putUnder(
  { db, now }: Storing,
  row: Existing,
  { materialId, move = false }: Wanted,
): Promise<StoredItem> {
  const { id, source, item_id } = row
  const under =
    materialId !== undefined && (move || row.carry_material_id === null)
      ? materialId
      : row.carry_material_id
  const stored = { id, tag: 'existing', source, item_id } as const
  if (under === row.carry_material_id && row.deleted_at === null) return stored
  await db
    .updateTable('carry_items')
    .set({ carry_material_id: under, deleted_at: null, updated_at: now })
    .where('id', '=', id)
    .execute()
  const change = {
    id: String(id),
    before: {
      carry_material_id: row.carry_material_id,
      deleted_at: row.deleted_at,
      updated_at: row.updated_at,
    },
    after: { carry_material_id: under, deleted_at: null, updated_at: now.toISOString() },
  }
  return { ...stored, change }
}
