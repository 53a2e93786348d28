import {
  authorIds,
  CATEGORIES,
  goodsOfKind,
  nameOf,
  platformOf,
  generateCopy,
  type Goods,
} from '@omc/demo-world'
import type { MatchingType, MaterialStatus } from '../db/material-tables.ts'
import type { TeamKey } from './demo-people.ts'
import { around, categoryIdOf, goodsFor, pictureAt, userIdOf, type Desk } from './seed-desk.ts'
import { seedMaterialItems } from './seed-material-items.ts'
import { changedAt, type Material } from './seed-material-rows.ts'
import { seedMaterialTexts } from './seed-material-texts.ts'

const COUNT: Record<TeamKey, number> = { xinghe: 60, yuanshan: 6 }
const SOURCES = ['taobaoke', 'goudong', 'dewu', 'guanghe', 'douyin'] as const
const STATUSES: readonly MaterialStatus[] = [
  'processed',
  'checked',
  'fetched',
  'checked',
  'rejected',
]
const MATCHING: readonly MatchingType[] = ['exact', 'exact', 'similar', 'theme']
const OWNERS: Record<TeamKey, readonly (string | undefined)[]> = {
  xinghe: ['operator', undefined, 'operator', 'creator'],
  yuanshan: ['operator2', undefined],
}
const TAGS = ['爆款', '高佣', '新品', '应季', '复购高'] as const
const GOODS_EACH = 3
/** Materials that have the same outside creators. */
const A_CREATOR = 30
const DAY_MS = 86_400_000

/** Materials of a team, each with items, pictures, texts and its channel's data of today. */
export async function seedMaterials(desk: Desk) {
  const taken = new Set<Goods>()
  const made = Array.from({ length: COUNT[desk.team] }, (_, at) => make(desk, at, taken))
  const rows = await desk.db
    .insertInto('carry_materials')
    .values(made.map((one) => materialRow(desk, one)))
    .returning('id')
    .execute()
  const materials = made.map((one, i): Material => ({ ...one, id: rows[i]?.id ?? 0 }))
  await seedMaterialItems(desk, materials)
  await seedMaterialTexts(desk, materials)
}

/** A product is in one material of a team; goods of different platforms differ. */
function make(desk: Desk, at: number, taken: Set<Goods>): Omit<Material, 'id'> {
  const source = around(SOURCES, at)
  const userId = userIdOf(desk, around(OWNERS[desk.team], at))
  const drawn = goodsFor(source, `material:${desk.team}:${at}`, around(CATEGORIES, at))
  const alike = goodsOfKind(platformOf(source), drawn.kind).filter((goods) => !taken.has(goods))
  const [first = drawn, ...others] = alike.slice(0, GOODS_EACH)
  for (const goods of [first, ...others]) taken.add(goods)
  return { at, source, userId, goods: [first, ...others] }
}

/** Moves on by one for each round of sources, so that every source has every status. */
const statusAt = (at: number): MaterialStatus =>
  around(STATUSES, at + Math.floor(at / SOURCES.length))

function materialRow(desk: Desk, one: Omit<Material, 'id'>) {
  const { at, goods, source, userId } = one
  const [first] = goods
  const status = statusAt(at)
  const changed = changedAt(desk, one)
  const isContent = source === 'guanghe' || source === 'douyin'
  return {
    business_team_id: desk.teamId,
    user_id: userId,
    title: generateCopy(`material:${desk.team}:${at}`, first).title,
    category: first.kind.category,
    business_category_id: categoryIdOf(desk, first.kind.category),
    cover_url: pictureAt(desk.deps, first.pictures[0] ?? ''),
    source,
    source_id: first.item_id,
    source_user: isContent
      ? nameOf(around(authorIds(platformOf(source)), Math.floor(at / A_CREATOR)))
      : '',
    status,
    matching_type: around(MATCHING, at),
    op_name: userId === null ? 'manager' : 'operator',
    tags: [around(TAGS, at), around(TAGS, at + 2)],
    pooling: status === 'checked' && at % 2 === 1,
    remark: status === 'rejected' ? '图片与商品不符' : '',
    channel_available: status === 'checked' ? first.available : null,
    channel_checked_at: status === 'checked' ? changed : null,
    collected_at: new Date(changed.getTime() - DAY_MS),
    created_at: new Date(changed.getTime() - 2 * DAY_MS),
    updated_at: changed,
  }
}
