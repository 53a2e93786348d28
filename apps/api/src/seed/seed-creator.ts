import {
  CATEGORIES,
  goodsOf,
  goodsOfKind,
  pickGoods,
  platformOf,
  type Goods,
} from '@omc/demo-world'
import type { TeamKey } from './demo-people.ts'
import { stampOf, type SeededPool, type SeededTask } from './seed-creator-rows.ts'
import { seedTaskRows } from './seed-creator-tasks.ts'
import { around, categoryIdOf, goodsColumns, goodsFor, userIdOf, type Desk } from './seed-desk.ts'
import { seedPoolRows } from './seed-pool-rows.ts'

const TASKS: Record<TeamKey, number> = { xinghe: 12, yuanshan: 4 }
/** Pool products of the shops below, then those of the short-video platform, which has a screen of its own. */
const POOLS: Record<TeamKey, number> = { xinghe: 24, yuanshan: 6 }
const VIDEO_POOLS: Record<TeamKey, number> = { xinghe: 16, yuanshan: 4 }
const VIDEO_SOURCE = 'douyin'
const TASK_PLATFORMS = ['youhaohuo', 'guangguang', 'douyin', 'jd', 'compass'] as const
const POOL_SOURCES = ['youhaohuo', 'goudong', 'guangguang', 'taobaoke'] as const
const RANK_NAMES = ['', '女装上新榜', '家居日用热卖榜', '数码配件好评榜'] as const
const REMARKS = ['双十一前发完', '主打性价比', '配合直播节奏', ''] as const
const OWNERS: Record<TeamKey, readonly (string | undefined)[]> = {
  xinghe: ['operator', 'creator', undefined],
  yuanshan: ['operator2', undefined],
}

/** Creators' assignments with goods and contents, and pools with images and texts. */
export async function seedCreator(desk: Desk): Promise<void> {
  await seedTasks(desk)
  await seedPools(desk)
}

const ownerOf = (desk: Desk, i: number) => userIdOf(desk, around(OWNERS[desk.team], i))

const GOODS_EACH = 6

/** A product and others of its kind, as the platform lists them. */
function goodsOfTask({ team }: Desk, platform: string, i: number): Goods[] {
  const row = platformOf(platform)
  const first = goodsFor(platform, `task:${team}:${i}`, around(CATEGORIES, i))
  const alike = goodsOfKind(row, first.kind).filter(({ item_id }) => item_id !== first.item_id)
  return [first, ...alike.slice(0, GOODS_EACH - 1)]
}

async function seedTasks(desk: Desk) {
  const wanted = Array.from({ length: TASKS[desk.team] }, (_, i) => {
    const platform = around(TASK_PLATFORMS, i)
    return { i, platform, goods: goodsOfTask(desk, platform, i), userId: ownerOf(desk, i) }
  })
  const rows = await desk.db
    .insertInto('creator_tasks')
    .values(wanted.map((one) => taskRow(desk, one)))
    .returning('id')
    .execute()
  await seedTaskRows(
    desk,
    wanted.map((one, at): SeededTask => ({ ...one, id: rows[at]?.id ?? 0 })),
  )
}

function taskRow(desk: Desk, { i, platform, goods, userId }: Omit<SeededTask, 'id'>) {
  const first = goods[0] ?? goodsOf('')
  const topic = `${first.kind.name}推荐`
  return {
    business_team_id: desk.teamId,
    user_id: userId,
    category: first.kind.category,
    platform,
    topic,
    topics: [topic, `${first.kind.name}测评`],
    goods_id: first.item_id,
    goods_detail: JSON.stringify({ title: first.title, price: first.price }),
    keyword: first.kind.name,
    page_number: 1 + (i % 3),
    items: JSON.stringify([{ item_id: first.item_id, title: first.title, price: first.price }]),
    dash: i % 4 === 1,
    remark: around(REMARKS, i),
    closed_at: i % 6 === 5 ? stampOf(desk, i) : null,
    created_at: new Date(stampOf(desk, i).getTime() - 86_400_000),
    updated_at: stampOf(desk, i),
  }
}

async function seedPools(desk: Desk) {
  const shops = POOLS[desk.team]
  const wanted = Array.from({ length: shops + VIDEO_POOLS[desk.team] }, (_, i) => {
    const source = i < shops ? around(POOL_SOURCES, i) : VIDEO_SOURCE
    const category = around(CATEGORIES, i)
    const id = pickGoods(platformOf(source), `pool:${desk.team}:${i}`, category)
    return { i, source, goods: goodsOf(id), userId: ownerOf(desk, i) }
  })
  const rows = await desk.db
    .insertInto('business_pools')
    .values(wanted.map((one) => poolRow(desk, one)))
    .returning('id')
    .execute()
  await seedPoolRows(
    desk,
    wanted.map((one, at): SeededPool => ({ ...one, id: rows[at]?.id ?? 0 })),
  )
}

function poolRow(desk: Desk, { i, source, goods, userId }: Omit<SeededPool, 'id'>) {
  return {
    business_team_id: desk.teamId,
    user_id: userId,
    source,
    ...goodsColumns(desk.deps, source, goods),
    business_category_id: categoryIdOf(desk, goods.kind.category),
    sales: goods.sales,
    available: goods.available,
    available_reason: goods.available ? '' : '商品已下架',
    available_at: stampOf(desk, i),
    rank_name: around(RANK_NAMES, i),
    category_info: JSON.stringify({ brand: goods.brand, attributes: goods.attributes }),
    remark: around(REMARKS, i),
    created_at: new Date(stampOf(desk, i).getTime() - 86_400_000),
    updated_at: stampOf(desk, i),
  }
}
