import type { Db } from '../database.ts'
import type { MatchingType, MaterialStatus } from '../material-tables.ts'
import { GOODS, TITLES, paragraphsOf, type Goods } from './demo-goods.ts'
import type { TeamKey } from './demo-people.ts'
import type { SeedDeps, SeededPeople } from './seed-people.ts'

const COUNT: Record<TeamKey, number> = { xinghe: 60, yuanshan: 6 }
const ITEMS_EACH = 3
const SOURCES = ['taobaoke', 'goudong', 'dewu', 'guanghe', 'douyin'] as const
const STATUSES: readonly MaterialStatus[] = [
  'processed',
  'checked',
  'fetched',
  'checked',
  'rejected',
]
const MATCHING: readonly MatchingType[] = ['exact', 'exact', 'similar', 'theme']
const SHOPS = [
  '星河优选旗舰店',
  '山野生活馆',
  '青禾家居专营店',
  '每日好物店',
  '森之屋官方店',
] as const
const TAGS = ['爆款', '高佣', '新品', '应季', '复购高'] as const
const REVIEWS = [
  '用了一周，和描述一致，会回购。',
  '包装很用心，做工比想象的好。',
  '性价比高，家里人都说好用。',
] as const
const STEP_MS = 53 * 60_000
const DAY_MS = 86_400_000

interface Made {
  team: TeamKey
  teamId: number
  userId: number | null
  goods: Goods
  source: string
  sourceId: string
  /** Position among the materials of both teams. */
  at: number
}

/** Materials of both teams, each with items, pictures, texts and what its channel said today. */
export async function seedMaterials(db: Db, people: SeededPeople, deps: SeedDeps) {
  const made = (['xinghe', 'yuanshan'] as const).flatMap((team, t) =>
    Array.from({ length: COUNT[team] }, (_, i) => make(team, i + t * COUNT.xinghe, people)),
  )
  const categories = await db
    .selectFrom('business_categories')
    .select(['id', 'business_team_id', 'name'])
    .where('level', '=', 2)
    .execute()
  const categoryOf = ({ teamId, goods }: Made) =>
    categories.find((row) => row.business_team_id === teamId && row.name.includes(goods.category))
      ?.id ?? null
  const rows = await db
    .insertInto('carry_materials')
    .values(
      made.map((one) => ({ ...materialRow(one, deps), business_category_id: categoryOf(one) })),
    )
    .returning(['id', 'source_id'])
    .execute()
  const ids = new Map(rows.map(({ id, source_id }) => [source_id, id]))
  const under = made.map((one) => ({ ...one, id: ids.get(one.sourceId) ?? 0 }))
  await seedItems(db, under, deps, categoryOf)
  await seedTexts(db, under, deps)
}

function make(team: TeamKey, at: number, people: SeededPeople): Made {
  const owners =
    team === 'xinghe' ? ['operator', undefined, 'operator', 'creator'] : ['operator2', undefined]
  const owner = pick(owners, at)
  return {
    team,
    at,
    teamId: people.teams[team],
    userId: (owner === undefined ? undefined : people.users.get(owner)?.id) ?? null,
    goods: pick(GOODS, at * 3 + 1),
    source: pick(SOURCES, at),
    sourceId: String(720_000_000 + at * 131),
  }
}

const pictures = ({ config }: SeedDeps, first: number, count: number) =>
  Array.from({ length: count }, (_, n) => `${config.sandboxUrl}/pictures/${first + n}.svg`)

const updatedAt = ({ at }: Made, now: Date) => new Date(now.getTime() - at * STEP_MS)

function materialRow(one: Made, deps: SeedDeps) {
  const { at, goods, source, sourceId, teamId, userId } = one
  const status = pick(STATUSES, at)
  const changed = updatedAt(one, deps.now)
  return {
    business_team_id: teamId,
    user_id: userId,
    title: pick(TITLES, at)(goods),
    category: goods.category,
    cover_url: pictures(deps, 9000 + at * 4, 1)[0] ?? '',
    source,
    source_id: sourceId,
    source_user: source === 'guanghe' || source === 'douyin' ? `达人${100 + (at % 12)}` : '',
    status,
    matching_type: pick(MATCHING, at),
    op_name: userId === null ? 'manager' : 'operator',
    tags: [pick(TAGS, at), pick(TAGS, at + 2)],
    pooling: status === 'checked' && at % 2 === 1,
    remark: status === 'rejected' ? '图片与商品不符' : '',
    channel_available: status === 'checked' ? true : null,
    channel_checked_at: status === 'checked' ? changed : null,
    collected_at: new Date(changed.getTime() - DAY_MS),
    created_at: new Date(changed.getTime() - 2 * DAY_MS),
    updated_at: changed,
  }
}

type Under = Made & { id: number }

async function seedItems(
  db: Db,
  materials: readonly Under[],
  deps: SeedDeps,
  categoryOf: (one: Made) => number | null,
) {
  const items = await db
    .insertInto('carry_items')
    .values(
      materials.flatMap((one) =>
        Array.from({ length: ITEMS_EACH }, (_, n) => ({
          ...itemRow(one, n, deps),
          business_category_id: categoryOf(one),
        })),
      ),
    )
    .returningAll()
    .execute()
  await db
    .insertInto('carry_item_details')
    .values(
      items.map((item) => ({
        business_team_id: item.business_team_id,
        user_id: item.user_id,
        carry_item_id: item.id,
        record_date: deps.now.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' }),
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

function itemRow(one: Under, n: number, deps: SeedDeps) {
  const { at, id, goods, source, teamId, userId } = one
  const price_fen = Math.max(990, goods.priceYuan * 100 + (n - 1) * 1000 - (at % 7) * 90)
  const rate = 5 + ((at * 3 + n * 7) % 260) / 10
  const gone = (at * ITEMS_EACH + n) % 17 === 5
  const images = pictures(deps, 9000 + at * 4, 3)
  const changed = new Date(updatedAt(one, deps.now).getTime() - n * 60_000)
  return {
    business_team_id: teamId,
    user_id: userId,
    carry_material_id: id,
    source,
    item_id: String(610_500_000 + at * 97 + n * 11),
    title: n === 0 ? goods.name : `${goods.name} ${n === 1 ? '升级款' : '礼盒装'}`,
    shop_title: pick(SHOPS, at + n),
    brand: pick(SHOPS, at).slice(0, 2),
    pic_url: images[n] ?? '',
    images,
    item_url: `${deps.config.sandboxUrl}/goods/${610_500_000 + at * 97 + n * 11}`,
    category: goods.category,
    sales: ((at * 7919 + n * 104_729) % 50_000) + 12,
    price_fen,
    commission_rate: rate,
    commission_price_fen: Math.round((price_fen * rate) / 100),
    detail_info: JSON.stringify({ attributes: { 卖点: goods.points[n] ?? '', 场景: goods.scene } }),
    available: !gone,
    unavailable_reason: gone ? '商品已下架' : '',
    available_checked_at: changed,
    synced_at: changed,
    pooling: at % 5 === 0,
    created_at: new Date(changed.getTime() - DAY_MS),
    updated_at: changed,
  }
}

async function seedTexts(db: Db, materials: readonly Under[], deps: SeedDeps) {
  const base = (one: Under) => ({
    business_team_id: one.teamId,
    user_id: one.userId,
    carry_material_id: one.id,
    created_at: updatedAt(one, deps.now),
    updated_at: updatedAt(one, deps.now),
  })
  await db
    .insertInto('carry_material_texts')
    .values(
      materials.flatMap((one) => [
        {
          ...base(one),
          kind: 'desc' as const,
          text: `${one.goods.scene}好物：${one.goods.points.join('，')}`,
        },
        { ...base(one), kind: 'recommend' as const, text: pick(TITLES, one.at + 1)(one.goods) },
        ...paragraphsOf(one.goods).map((text, position) => ({
          ...base(one),
          kind: 'paragraph' as const,
          text,
          position,
        })),
        {
          ...base(one),
          kind: 'rate' as const,
          text: pick(REVIEWS, one.at),
          score: 5 - (one.at % 2),
          source: one.source,
          source_key: `${one.sourceId}/demo`,
          written_at: updatedAt(one, deps.now),
        },
      ]),
    )
    .execute()
  await db
    .insertInto('carry_material_images')
    .values(
      materials.flatMap((one) =>
        pictures(deps, 9000 + one.at * 4, 4).map((image, n) => ({
          ...base(one),
          image,
          filename: image.split('/').at(-1) ?? '',
          sn: n + 1,
        })),
      ),
    )
    .execute()
}

/** The element at a position that runs round. */
function pick<T>(list: readonly T[], at: number): T {
  // The lists above are not empty, so the remainder is always a position in them.
  return list[at % list.length] as T
}
