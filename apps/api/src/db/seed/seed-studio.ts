import type { Db } from '../database.ts'
import type { ContentStatus } from '../publishing-tables.ts'
import { GOODS, TITLES, TOPICS, paragraphsOf } from './demo-goods.ts'
import type { TeamKey } from './demo-people.ts'
import type { SeededAccount } from './seed-accounts.ts'
import type { SeedDeps, SeededPeople } from './seed-people.ts'

/** Watched authors: nickname, platform and what they write about. */
const AUTHORS: Record<TeamKey, readonly (readonly [string, string, string])[]> = {
  xinghe: [
    ['林小鹿的衣橱', 'douyin', '每天一套通勤穿搭'],
    ['阿木爱收纳', 'redbook', '小户型收纳与好物'],
    ['数码老周', 'douyin', '不收钱的数码测评'],
    ['一碗热汤面', 'redbook', '厨房里的一年四季'],
    ['光合小记', 'guanghe', '家居与软装灵感'],
    ['鞋柜研究所', 'dewu', '运动鞋开箱与保养'],
  ],
  yuanshan: [
    ['山里的阿禾', 'redbook', '乡间生活与手作'],
    ['奶爸周记', 'douyin', '母婴好物真实体验'],
  ],
}
/** The ids of a platform's authors begin so. */
const PREFIX: Readonly<Record<string, string>> = {
  douyin: '91',
  dewu: '94',
  redbook: '95',
  guanghe: '96',
}
const CONTENTS: Record<TeamKey, number> = { xinghe: 36, yuanshan: 10 }
const GOODS_EACH = 3
const STATUSES: readonly ContentStatus[] = [
  'fetched',
  'processed',
  'checked',
  'published',
  'fetched',
  'rejected',
  'checked',
  'downloaded',
]
const STEP_MS = 53 * 60_000
const DAY_MS = 86_400_000

interface Desk {
  db: Db
  team: TeamKey
  teamId: number
  accounts: readonly SeededAccount[]
  deps: SeedDeps
}

interface Source {
  id: number
  platform: string
  author_id: string | null
  studio_account_id: number | null
}

/** Watched authors, goods and contents of the publishing accounts, in both teams. */
export async function seedStudio(
  db: Db,
  people: SeededPeople,
  accounts: readonly SeededAccount[],
  deps: SeedDeps,
): Promise<void> {
  for (const team of ['xinghe', 'yuanshan'] as const) {
    const own = accounts.filter((account) => account.team === team)
    const desk: Desk = { db, team, teamId: people.teams[team], accounts: own, deps }
    const sources = await seedSources(desk)
    await seedGoods(desk)
    await seedPieces(desk, sources)
  }
}

const stamp = ({ deps }: Desk, i: number) => new Date(deps.now.getTime() - (i + 1) * STEP_MS)
const pictureOf = ({ deps }: Desk, n: number) => `${deps.config.sandboxUrl}/pictures/${n}.svg`
const authorIdOf = (platform: string, i: number) => `${PREFIX[platform] ?? ''}${100_000 + i * 7}`

async function seedSources(desk: Desk): Promise<Source[]> {
  const { db, team, teamId, accounts, deps } = desk
  return db
    .insertInto('studio_sources')
    .values(
      AUTHORS[team].map(([nickname, platform, summary], i) => {
        const account = at(accounts, i)
        const authorId = authorIdOf(platform, i)
        return {
          business_team_id: teamId,
          user_id: account.ownerId,
          studio_account_id: account.id,
          platform,
          author_id: authorId,
          nickname,
          summary,
          avatar: `${deps.config.sandboxUrl}/avatars/${authorId}.svg`,
          fans_count: 8_000 + ((i * 48_611) % 900_000),
          source_url: `${deps.config.sandboxUrl}/?platform=${platform}&uid=${authorId}`,
          source_params: JSON.stringify({ kind: i % 3 === 2 ? 'video' : 'image' }),
          collected_at: stamp(desk, i),
          created_at: new Date(deps.now.getTime() - (20 + i) * DAY_MS),
          updated_at: stamp(desk, i),
        }
      }),
    )
    .returning(['id', 'platform', 'author_id', 'studio_account_id'])
    .execute()
}

async function seedGoods(desk: Desk) {
  const { db, teamId, accounts, team } = desk
  await db
    .insertInto('studio_pools')
    .values(
      accounts.flatMap((account, i) =>
        Array.from({ length: GOODS_EACH }, (_, n) => {
          const serial = i * GOODS_EACH + n
          const goods = at(GOODS, serial * 5 + (team === 'xinghe' ? 2 : 9))
          return {
            business_team_id: teamId,
            user_id: account.ownerId,
            studio_account_id: account.id,
            item_id: String(640_000_000 + serial * 173),
            title: goods.name,
            shop_title: `${goods.category}精选店`,
            pic_url: pictureOf(desk, 600 + serial),
            images: [pictureOf(desk, 600 + serial), pictureOf(desk, 601 + serial)],
            category: goods.category,
            price_fen: goods.priceYuan * 100,
            commission_rate: 5 + ((serial * 7) % 25),
            checked: n === 0,
            created_at: new Date(stamp(desk, serial).getTime() - DAY_MS),
            updated_at: stamp(desk, serial),
          }
        }),
      ),
    )
    .execute()
}

async function seedPieces(desk: Desk, sources: readonly Source[]) {
  const { db, team } = desk
  await db
    .insertInto('studio_contents')
    .values(Array.from({ length: CONTENTS[team] }, (_, i) => toPiece(desk, at(sources, i), i)))
    .execute()
}

/** Two of three were collected from a watched author; the rest was made by the team. */
function toPiece(desk: Desk, source: Source, i: number) {
  const { team, teamId, accounts } = desk
  const goods = at(GOODS, i * 4 + (team === 'xinghe' ? 1 : 6))
  const isCollected = i % 3 !== 2
  const account =
    accounts.find(({ id }) => isCollected && id === source.studio_account_id) ?? at(accounts, i)
  const images = Array.from({ length: 2 + (i % 4) }, (_, n) => pictureOf(desk, 700 + i * 5 + n))
  const status = at(STATUSES, i)
  return {
    business_team_id: teamId,
    user_id: account.ownerId,
    studio_account_id: account.id,
    studio_source_id: isCollected ? source.id : null,
    platform: isCollected ? source.platform : account.platform,
    content_id: isCollected ? `${source.author_id ?? ''}_${i + 1}` : null,
    source: isCollected ? source.platform : 'creative',
    creative: !isCollected,
    category: goods.category,
    title: at(TITLES, i)(goods),
    desc: paragraphsOf(goods).slice(0, 2).join('\n'),
    topic: at(TOPICS, i),
    images,
    cover: images[0] ?? '',
    ratio: i % 2 === 0 ? '3:4' : '1:1',
    items: JSON.stringify([{ item_id: String(640_000_000 + i * 173), title: goods.name }]),
    publish_params: JSON.stringify({ draft: false, activity: i % 5 === 0 }),
    status,
    status_before_trash: null,
    play_count: isCollected ? 900 + ((i * 7919) % 60_000) : 0,
    like_count: isCollected ? 30 + ((i * 613) % 3000) : 0,
    collect_count: isCollected ? 9 + ((i * 211) % 800) : 0,
    comment_count: isCollected ? (i * 37) % 140 : 0,
    origin_type: null,
    origin_id: null,
    released_at: isCollected ? new Date(stamp(desk, i).getTime() - 3 * DAY_MS) : null,
    published_at: status === 'published' ? stamp(desk, i) : null,
    created_at: new Date(stamp(desk, i).getTime() - DAY_MS / 2),
    updated_at: stamp(desk, i),
  }
}

/** The element at a position that runs round. */
function at<T>(list: readonly T[], i: number): T {
  // The lists above are not empty, so the remainder is always a position in them.
  return list[i % list.length] as T
}
