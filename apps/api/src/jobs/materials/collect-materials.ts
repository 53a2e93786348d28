import { type Saying, says } from '@omc/core/problems'
import { sql, type Selectable } from 'kysely'
import T from 'typebox'
import type { CarryMaterialsTable } from '../../db/material-tables.ts'
import type { ChannelAddress, ChannelGateway, Goods } from '../../gateway/gateway.ts'
import { Problem, sayingOf } from '../../kernel/problem.ts'
import { materialRows } from '../../resources/carry-materials/material-rows.ts'
import { recordDetails } from '../../workflows/materials/item-details.ts'
import { reachChannel } from '../../workflows/materials/reach-channel.ts'
import { storeImages } from '../../workflows/materials/store-images.ts'
import {
  itemOfGoods,
  storeItems,
  type ItemToStore,
  type StoredItem,
} from '../../workflows/materials/store-items.ts'
import { defineTask } from '../define-task.ts'
import type { Step, TaskRun } from '../task.ts'
import { searchesOf } from './searches-of.ts'

type Material = Selectable<CarryMaterialsTable>

/** Where the goods of a hand-written material are looked for. */
const USUAL_PLATFORM = 'taobaoke'

/**
 * Collects items and pictures for chosen materials: the product itself where the material is one,
 * with title, price and category as its channel says them, and the goods that its title finds.
 * Collecting twice stores nothing twice.
 *
 * @source domain: verb table (exec_*)
 */
export const collectMaterials = defineTask({
  kind: 'collect_materials',
  rows: '/carry/material/list',
  title: { zh: '素材采集', en: 'Material collection' },
  retryDelaysMs: [5000, 60_000],
  input: T.Object({
    ids: T.Array(T.String()),
    items_limit: T.Integer({ minimum: 1, maximum: 20 }),
  }),
  async run({ input: { ids, items_limit }, doneCount, step, progress }) {
    const failed: ({ id: string } & Saying)[] = []
    let items = 0
    await progress(Math.min(doneCount, ids.length), ids.length)
    for (const [at, id] of ids.entries()) {
      if (at < doneCount) continue
      const result = await collectOne(step, id, items_limit)
      if (typeof result === 'number') items += result
      else failed.push({ id, ...result })
      await progress(at + 1)
    }
    return {
      items,
      failed,
      ...says('done.materials_collected', { items, failed: failed.length }),
    }
  },
})

/** @returns how many items are new, or why the material was left out */
async function collectOne(
  step: TaskRun['step'],
  id: string,
  limit: number,
): Promise<number | Saying> {
  const start = await step((one) => lookUp(one, id))
  if (!start.ok) return start.saying
  const { material, channel, gateway } = start
  let found: Found
  try {
    const own = await askOwn(gateway, channel, material)
    found = { own, goods: await findGoods(gateway, channel, { material, own, limit }) }
  } catch (error) {
    // No answer is worth another try of the job; a clear no is the material's own.
    if (error instanceof Problem && error.status !== 503) return sayingOf(error)
    throw error
  }
  return step((one) => keep(one, material, channel.name, found))
}

interface Found {
  /** The product that the material is, as its channel says it now. */
  own: Goods | undefined
  /** Everything that was found, the own product first. */
  goods: readonly Goods[]
}

/** A theme is no product: its id outside is the one of a piece. */
async function askOwn(
  gateway: ChannelGateway,
  channel: ChannelAddress,
  { source_id, matching_type }: Material,
): Promise<Goods | undefined> {
  if (source_id === null || matching_type === 'theme') return undefined
  try {
    return await gateway.goods(channel, source_id)
  } catch (error) {
    // A manual entry may not be a product of this channel.
    const isUnknown = error instanceof Problem && error.status === 404
    if (isUnknown && matching_type !== 'exact') return undefined
    throw error
  }
}

/** Searches for the full title first, then for shorter parts, until there are enough results. */
async function findGoods(
  gateway: ChannelGateway,
  channel: ChannelAddress,
  { material, own, limit }: { material: Material; own: Goods | undefined; limit: number },
): Promise<Goods[]> {
  const goods = new Map(own ? [[own.item_id, own]] : [])
  for (const q of searchesOf(material.title || (own?.title ?? ''))) {
    if (goods.size >= limit) break
    const { data } = await gateway.searchGoods(channel, { q, size: limit })
    for (const one of data) if (goods.size < limit) goods.set(one.item_id, one)
  }
  return [...goods.values()]
}

type LookUp =
  | { ok: true; material: Material; channel: ChannelAddress; gateway: ChannelGateway }
  | { ok: false; saying: Saying }

async function lookUp({ db, actor, services }: Step, id: string): Promise<LookUp> {
  const { rows } = await sql<Material>`
    select t.* from carry_materials t
    where t.id = ${id}::bigint and t.deleted_at is null and ${materialRows.scope(actor)}`.execute(
    db,
  )
  const [material] = rows
  if (!material) return { ok: false, saying: says('not_found.material') }
  const platform = material.source === 'manual' ? USUAL_PLATFORM : material.source
  const channel = await reachChannel(db, services.keys, platform)
  // A platform that is not connected is a failure of its materials, not of the job.
  if (channel instanceof Problem) return { ok: false, saying: sayingOf(channel) }
  return { ok: true, material, channel, gateway: services.gateway }
}

async function keep(
  { db, now, actor }: Step,
  material: Material,
  source: string,
  { own, goods }: Found,
): Promise<number> {
  const work = {
    db,
    now,
    actor,
    teamId: material.business_team_id,
    userId: material.user_id,
  }
  const stored = await storeItems(work, {
    items: goods.map((one) => itemOfGoods(source, one)),
    materialId: material.id,
    businessCategoryId: material.business_category_id,
  })
  const usable = stored.filter(({ tag }) => tag !== 'taken')
  if (own) await refreshOwn(db, now, { own: itemOfGoods(source, own), stored: usable })
  await recordDetails(
    work,
    usable.map(({ id }) => id),
  )
  await storeImages(
    work,
    material.id,
    goods.flatMap((one) => [one.pic_url, ...one.images]),
  )
  // Collected rows without review become ready; reviewed ones stay reviewed.
  await sql`
    update carry_materials set status = case when status = 'fetched' and ${goods.length > 0} then 'processed' else status end,
      cover_url = case when cover_url = '' then ${goods[0]?.pic_url ?? ''} else cover_url end,
      category = case when category = '' then ${goods[0]?.category ?? ''} else category end,
      title = case when title = '' then ${own?.title ?? ''} else title end,
      source_url = case when source_url = '' then ${own?.item_url ?? ''} else source_url end,
      collected_at = ${now}, updated_at = ${now}
    where id = ${material.id}`.execute(db)
  return stored.filter(({ tag }) => tag === 'created').length
}

/** The product's current data of its channel, if it is stored already. */
async function refreshOwn(
  db: Step['db'],
  now: Date,
  { own, stored }: { own: ItemToStore; stored: readonly StoredItem[] },
): Promise<void> {
  const row = stored.find(({ item_id, tag }) => item_id === own.item_id && tag === 'existing')
  if (!row) return
  const { source: _source, item_id: _itemId, detail_info, ...said } = own
  await db
    .updateTable('carry_items')
    .set({ ...said, detail_info: JSON.stringify(detail_info), synced_at: now, updated_at: now })
    .where('id', '=', row.id)
    .execute()
}
