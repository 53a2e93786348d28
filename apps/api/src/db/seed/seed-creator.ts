import type { Db } from '../database.ts'
import type { ContentStatus } from '../publishing-tables.ts'
import { GOODS, TITLES, TOPICS, paragraphsOf, type Goods } from './demo-goods.ts'
import type { TeamKey } from './demo-people.ts'
import type { SeededAccount } from './seed-accounts.ts'
import type { SeedDeps, SeededPeople } from './seed-people.ts'

const TASKS: Record<TeamKey, number> = { xinghe: 12, yuanshan: 4 }
const POOLS: Record<TeamKey, number> = { xinghe: 24, yuanshan: 6 }
const GOODS_EACH = 6
const CONTENTS_EACH = 4
const TASK_PLATFORMS = ['youhaohuo', 'guangguang', 'douyin', 'jd', 'compass'] as const
const POOL_SOURCES = ['youhaohuo', 'goudong', 'guangguang', 'taobaoke'] as const
const STATUSES: readonly ContentStatus[] = [
  'fetched',
  'processed',
  'checked',
  'published',
  'rejected',
]
const RANKS = ['', '女装热卖榜', '家居好物榜', '数码新品榜'] as const
const SHOPS = ['星河优选旗舰店', '山野生活馆', '青禾家居专营店', '每日好物店'] as const
const OPINIONS = [
  '用了一周，和描述一致，会回购。',
  '包装很用心，做工比想象的好。',
  '性价比高，家里人都说好用。',
] as const
const KEYWORDS = ['大衣', '保温杯', '耳机', '防晒', '四件套', '牛仔裤', '唇釉', '键盘'] as const
const REMARKS = ['双十一前发完', '主打性价比', '配合直播节奏', ''] as const
const STEP_MS = 71 * 60_000

/** Creators' assignments with goods and contents, and pools with images and texts, of both teams. */
export async function seedCreator(
  db: Db,
  people: SeededPeople,
  accounts: readonly SeededAccount[],
  deps: SeedDeps,
): Promise<void> {
  for (const team of ['xinghe', 'yuanshan'] as const) {
    const desk: Desk = { db, team, teamId: people.teams[team], people, accounts, deps }
    await seedTasks(desk)
    await seedPools(desk)
  }
}

interface Desk {
  db: Db
  team: TeamKey
  teamId: number
  people: SeededPeople
  accounts: readonly SeededAccount[]
  deps: SeedDeps
}

const OWNERS: Record<TeamKey, readonly (string | undefined)[]> = {
  xinghe: ['operator', 'creator', undefined],
  yuanshan: ['operator2', undefined],
}

const ownerOf = ({ team, people }: Desk, i: number) => {
  const name = at(OWNERS[team], i)
  return (name === undefined ? undefined : people.users.get(name)?.id) ?? null
}
const stamp = ({ deps }: Desk, i: number) => new Date(deps.now.getTime() - (i + 1) * STEP_MS)
const pictureOf = ({ deps }: Desk, n: number) => `${deps.config.sandboxUrl}/pictures/${n}.svg`
const goodsOf = ({ team }: Desk, i: number): Goods => at(GOODS, i * 3 + (team === 'xinghe' ? 0 : 7))
const itemIdOf = (i: number) => String(620_000_000 + i * 131)

async function seedTasks(desk: Desk) {
  const { db, teamId, team } = desk
  const tasks = await db
    .insertInto('creator_tasks')
    .values(
      Array.from({ length: TASKS[team] }, (_, i) => {
        const goods = goodsOf(desk, i)
        return {
          business_team_id: teamId,
          user_id: ownerOf(desk, i),
          category: goods.category,
          platform: at(TASK_PLATFORMS, i),
          topic: at(TOPICS, i),
          topics: [at(TOPICS, i), at(TOPICS, i + 1)],
          goods_id: itemIdOf(i),
          goods_detail: JSON.stringify({ title: goods.name, price: goods.priceYuan }),
          keyword: at(KEYWORDS, i),
          items: JSON.stringify([
            { item_id: itemIdOf(i), title: goods.name, price: goods.priceYuan },
          ]),
          dash: i % 4 === 1,
          remark: at(REMARKS, i),
          closed_at: i % 6 === 5 ? stamp(desk, i) : null,
          created_at: new Date(stamp(desk, i).getTime() - 86_400_000),
          updated_at: stamp(desk, i),
        }
      }),
    )
    .returning(['id', 'user_id', 'platform', 'topic'])
    .execute()
  for (const [i, task] of tasks.entries()) await seedTask(desk, task, i)
}

interface Task {
  id: number
  user_id: number | null
  platform: string
  topic: string
}

async function seedTask(desk: Desk, { id, user_id, platform, topic }: Task, i: number) {
  const { db, teamId } = desk
  const base = { business_team_id: teamId, user_id, creator_task_id: id }
  await db
    .insertInto('creator_pools')
    .values(
      Array.from({ length: GOODS_EACH }, (_, n) => {
        const goods = goodsOf(desk, i + n)
        return {
          ...base,
          goods_id: itemIdOf(i * GOODS_EACH + n),
          goods_name: goods.name,
          goods_cover: pictureOf(desk, i * GOODS_EACH + n + 1),
          goods_detail: JSON.stringify({ price: goods.priceYuan, points: goods.points }),
          created_at: stamp(desk, i + n),
          updated_at: stamp(desk, i + n),
        }
      }),
    )
    .execute()
  await db
    .insertInto('creator_contents')
    .values(
      Array.from({ length: CONTENTS_EACH }, (_, n) => {
        const serial = i * CONTENTS_EACH + n
        const goods = goodsOf(desk, serial)
        const status = at(STATUSES, serial)
        const images = [1, 2, 3].map((k) => pictureOf(desk, serial * 3 + k))
        const account = accountFor(desk, platform, serial)
        return {
          ...base,
          studio_account_id: account,
          assigned_at: account === null ? null : stamp(desk, serial),
          kind: serial % 5 === 4 ? ('personify' as const) : ('creator' as const),
          title: at(TITLES, serial)(goods),
          cover: images[0] ?? '',
          images,
          make_images: status === 'published' ? images : [],
          desc: paragraphsOf(goods).join('\n'),
          paragraphs: paragraphsOf(goods),
          topic,
          items: JSON.stringify([{ item_id: itemIdOf(serial), title: goods.name }]),
          category: goods.category,
          channel: isPublishing(platform) ? platform : '',
          source: serial % 2 === 0 ? 'douyin' : 'creation',
          status,
          published_at: status === 'published' ? stamp(desk, serial) : null,
          created_at: new Date(stamp(desk, serial).getTime() - 43_200_000),
          updated_at: stamp(desk, serial),
        }
      }),
    )
    .execute()
}

const isPublishing = (platform: string) => platform !== 'douyin' && platform !== 'compass'

/** Every third content has an account of its platform; the others are for matching. */
function accountFor({ accounts, team }: Desk, platform: string, serial: number): number | null {
  if (serial % 3 !== 0) return null
  return accounts.find((one) => one.team === team && one.platform === platform)?.id ?? null
}

async function seedPools(desk: Desk) {
  const { db, teamId, team } = desk
  const pools = await db
    .insertInto('business_pools')
    .values(
      Array.from({ length: POOLS[team] }, (_, i) => {
        const goods = goodsOf(desk, i)
        return {
          business_team_id: teamId,
          user_id: ownerOf(desk, i),
          source: at(POOL_SOURCES, i),
          item_id: itemIdOf(i + 400),
          title: goods.name,
          shop_title: at(SHOPS, i),
          pic_url: pictureOf(desk, 200 + i),
          item_url: `${desk.deps.config.sandboxUrl}/items/${itemIdOf(i + 400)}`,
          sales: (i * 7919) % 40_000,
          price_fen: goods.priceYuan * 100,
          commission_rate: 5 + (i % 6) * 2.5,
          available: i % 9 !== 8,
          available_reason: i % 9 === 8 ? '商品已下架' : '',
          rank_name: at(RANKS, i),
          category: goods.category,
          category_info: JSON.stringify({ brand: at(SHOPS, i).slice(0, 2) }),
          remark: at(REMARKS, i),
          created_at: new Date(stamp(desk, i).getTime() - 86_400_000),
          updated_at: stamp(desk, i),
        }
      }),
    )
    .returning(['id', 'user_id', 'category'])
    .execute()
  for (const [i, pool] of pools.entries()) await seedPool(desk, pool, i)
}

interface Pool {
  id: number
  user_id: number | null
  category: string
}

async function seedPool(desk: Desk, { id, user_id, category }: Pool, i: number) {
  const { db, teamId } = desk
  const goods = goodsOf(desk, i)
  const stamps = { created_at: stamp(desk, i), updated_at: stamp(desk, i) }
  const base = { business_team_id: teamId, user_id, business_pool_id: id, ...stamps }
  const isMade = i % 3 === 0
  await db
    .insertInto('creative_materials')
    .values(
      [1, 2, 3, 4].map((n) => ({
        ...base,
        image: pictureOf(desk, i * 4 + n),
        filename: `${goods.name}-${n}.svg`,
        make_image: isMade ? pictureOf(desk, i * 4 + n) : '',
        made_at: isMade ? stamp(desk, i) : null,
        filesize: isMade ? 2400 + n * 37 : 0,
        width: isMade ? 900 : null,
        height: isMade ? 1200 : null,
        sn: `SN${String(1000 + i)}`,
        priority: n === 1 ? 10 : 0,
        category,
      })),
    )
    .execute()
  await db
    .insertInto('creative_paragraphs')
    .values(
      paragraphsOf(goods).map((text, n) => ({
        ...base,
        seed: goods.points[n % 3] ?? goods.name,
        text,
        category,
        checked: i % 2 === 0 || n > 1,
      })),
    )
    .execute()
  await db
    .insertInto('smart_paragraphs')
    .values(
      OPINIONS.map((text, n) => ({
        ...base,
        text,
        source: 'goudong_rate',
        outside_id: `demo-${id}-${n + 1}`,
        score: 5 - (n % 2),
      })),
    )
    .execute()
}

/** The element at a position that runs round. */
function at<T>(list: readonly T[], i: number): T {
  // The lists above are not empty, so the remainder is always a position in them.
  return list[i % list.length] as T
}
