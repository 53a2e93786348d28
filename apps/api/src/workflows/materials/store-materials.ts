import { sql } from 'kysely'
import type { MatchingType, MaterialStatus } from '../../db/material-tables.ts'
import type { AuthorContent, Goods } from '../../gateway/gateway.ts'
import { ownOrReview } from '../../jsonapi/review-scope.ts'
import { recordDetails } from './item-details.ts'
import { storeImages } from './store-images.ts'
import { itemOfGoods, storeItems, type ItemToStore } from './store-items.ts'
import { storeTexts, type TextToStore } from './store-texts.ts'
import type { StoredTag, Storing } from './storing.ts'

/** A material with its items and pictures. */
export interface MaterialToStore {
  title: string
  category: string
  cover_url: string
  source: string
  /** Null without an external id: each occurrence is a new row. */
  source_id: string | null
  source_url: string
  source_user: string
  status: MaterialStatus
  matching_type: MatchingType
  business_category_id?: number | null | undefined
  tags?: readonly string[]
  remark?: string
  items: readonly ItemToStore[]
  images: readonly string[]
  texts: readonly TextToStore[]
}

export interface StoredMaterial {
  id: number
  tag: StoredTag
  source_id: string | null
}

/** A product as a separate material. */
export const materialOfGoods = (source: string, goods: Goods): MaterialToStore => ({
  title: goods.title,
  category: goods.category,
  cover_url: goods.pic_url,
  source,
  source_id: goods.item_id,
  source_url: goods.item_url,
  source_user: '',
  status: 'processed',
  matching_type: 'exact',
  items: [itemOfGoods(source, goods)],
  images: [goods.pic_url, ...goods.images],
  texts: [],
})

/** A piece of an outside author as a theme, with the goods it shows. */
export const materialOfContent = (
  source: string,
  content: AuthorContent,
  goods: readonly Goods[],
): MaterialToStore => ({
  title: content.title,
  category: goods[0]?.category ?? '',
  cover_url: content.cover,
  source,
  source_id: content.content_id,
  source_url: '',
  source_user: content.author_id,
  status: content.images.length > 0 && goods.length > 0 ? 'processed' : 'fetched',
  matching_type: 'theme',
  items: goods.map((one) => itemOfGoods(source, one)),
  images: content.images.length > 0 ? content.images : [content.cover],
  texts: [
    ...textIf('desc', content.desc, source, content.content_id),
    ...textIf('paragraph', content.audio_text, source, content.content_id),
  ],
})

const textIf = (
  kind: 'desc' | 'paragraph',
  text: string,
  source: string,
  key: string,
): TextToStore[] => (text === '' ? [] : [{ kind, text, source, key }])

/**
 * Stores materials once per (team, source, outside id), each with its items, pictures and texts.
 * Existing materials stay as they are and come back from the trash; a merged one stands for the one
 * it went into.
 *
 * @returns one result for each, in their order
 * @source domain: verb table (new_*, assign_*, *_from_channel)
 */
export async function storeMaterials(
  work: Storing,
  materials: readonly MaterialToStore[],
): Promise<StoredMaterial[]> {
  // One order for all: two calls with the same ids wait for each other and do not deadlock.
  const ordered = [...materials.entries()].toSorted(([, a], [, b]) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  )
  const stored: StoredMaterial[] = []
  for (const [at, material] of ordered) stored[at] = await storeMaterial(work, material)
  return stored
}

const keyOf = ({ source, source_id }: MaterialToStore) => `${source}/${source_id ?? ''}`

async function storeMaterial(work: Storing, material: MaterialToStore): Promise<StoredMaterial> {
  const { source_id } = material
  const id = await insertMaterial(work, material)
  if (id === undefined) return { ...(await existing(work, material)), source_id }
  const items = await storeItems(work, {
    items: material.items,
    materialId: id,
    businessCategoryId: material.business_category_id,
  })
  await recordDetails(
    work,
    items.flatMap((item) => (item.tag === 'created' ? [item.id] : [])),
  )
  await storeImages(work, id, material.images)
  await storeTexts(work, { materialId: id }, material.texts)
  return { id, tag: 'created', source_id }
}

async function insertMaterial(
  { db, now, teamId, userId, actor }: Storing,
  material: MaterialToStore,
): Promise<number | undefined> {
  const row = await db
    .insertInto('carry_materials')
    .values({
      business_team_id: teamId,
      user_id: userId,
      title: material.title,
      category: material.category,
      cover_url: material.cover_url,
      source: material.source,
      source_id: material.source_id,
      source_url: material.source_url,
      source_user: material.source_user,
      status: material.status,
      matching_type: material.matching_type,
      op_name: actor.username,
      business_category_id: material.business_category_id ?? null,
      tags: [...(material.tags ?? [])],
      remark: material.remark ?? '',
      collected_at: material.source === 'manual' ? null : now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['business_team_id', 'source', 'source_id']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

async function existing(
  { db, now, teamId, actor }: Storing,
  { source, source_id }: MaterialToStore,
): Promise<Omit<StoredMaterial, 'source_id'>> {
  // A merge of a merge leads on; the end of the way is the row that people work with.
  const { rows } = await sql<{ id: number; trashed: boolean; visible: boolean }>`
    with recursive way as (
      select m.id, m.merged_into_id, 1 as step from carry_materials m
      where m.business_team_id = ${teamId} and m.source = ${source} and m.source_id = ${source_id}
      union all
      select n.id, n.merged_into_id, way.step + 1 from way join carry_materials n on n.id = way.merged_into_id
      where way.step < 20
    )
    select t.id, t.deleted_at is not null as trashed, ${ownOrReview('carry_materials')(actor)} as visible
    from carry_materials t join way on way.id = t.id order by way.step desc limit 1`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`the material ${source}/${source_id} was neither stored nor found`)
  if (!row.visible) return { id: row.id, tag: 'taken' }
  if (row.trashed)
    await sql`update carry_materials set deleted_at = null, updated_at = ${now} where id = ${row.id}`.execute(
      db,
    )
  return { id: row.id, tag: 'existing' }
}
