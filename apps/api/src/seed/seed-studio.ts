import {
  avatarPathOf,
  goodsOf,
  goodsOfCategory,
  piecesOf,
  platformOf,
  generateCopy,
  type Piece,
} from '@omc/demo-world'
import type { ContentStatus } from '../db/publishing-tables.ts'
import type { TeamKey } from './demo-people.ts'
import { STUDIO_AUTHORS } from './demo-sources.ts'
import type { SeededAccount } from './seed-accounts.ts'
import { authorOf } from './seed-carry-sources.ts'
import { around, goodsColumns, goodsFor, itemOf, pictureAt, type Desk } from './seed-desk.ts'

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

interface Source {
  id: number
  platform: string
  author_id: string | null
  studio_account_id: number | null
}

/** Watched authors, goods and contents of the publishing accounts. */
export async function seedStudio(desk: Desk): Promise<void> {
  const sources = await seedSources(desk)
  await seedGoods(desk)
  await desk.db
    .insertInto('studio_contents')
    .values(Array.from({ length: CONTENTS[desk.team] }, (_, i) => toPiece(desk, sources, i)))
    .execute()
}

const stamp = ({ deps }: Desk, i: number) => new Date(deps.now.getTime() - (i + 1) * STEP_MS)

async function seedSources(desk: Desk): Promise<Source[]> {
  const { db, team, teamId, accounts, deps } = desk
  const { sandboxUrl } = deps.config
  return db
    .insertInto('studio_sources')
    .values(
      STUDIO_AUTHORS[team].map(authorOf).map((author, i) => {
        const account = around(accounts, i)
        const { platform, id } = author
        return {
          business_team_id: teamId,
          user_id: account.ownerId,
          studio_account_id: account.id,
          platform,
          author_id: id,
          nickname: author.nickname,
          summary: author.summary,
          avatar: sandboxUrl + avatarPathOf(id),
          fans_count: author.fans,
          source_url: `${sandboxUrl}/home/${platform}/${id}`,
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

/** Goods of each account, by its platform and topic. */
async function seedGoods(desk: Desk) {
  const { db, teamId, accounts, deps } = desk
  await db
    .insertInto('studio_pools')
    .values(
      accounts.flatMap((account, i) =>
        goodsOfCategory(platformOf(account.platform), account.category)
          .slice(i, i + GOODS_EACH)
          .map((goods, n) => ({
            business_team_id: teamId,
            user_id: account.ownerId,
            studio_account_id: account.id,
            ...goodsColumns(deps, account.platform, goods),
            images: goods.pictures.map((id) => pictureAt(deps, id)),
            checked: n === 0,
            created_at: new Date(stamp(desk, i * GOODS_EACH + n).getTime() - DAY_MS),
            updated_at: stamp(desk, i * GOODS_EACH + n),
          })),
      ),
    )
    .execute()
}

/** Two of three were collected from a watched author; the rest was made by the team. */
function toPiece(desk: Desk, sources: readonly Source[], i: number) {
  const { teamId, accounts } = desk
  const source = around(sources, i)
  const isCollected = i % 3 !== 2
  const account =
    accounts.find(({ id }) => isCollected && id === source.studio_account_id) ?? around(accounts, i)
  const status = around(STATUSES, i)
  return {
    business_team_id: teamId,
    user_id: account.ownerId,
    studio_account_id: account.id,
    creative: !isCollected,
    ...(isCollected
      ? collected(desk, source, Math.floor(i / sources.length))
      : own(desk, account, i)),
    publish_params: JSON.stringify({ draft: false, activity: i % 5 === 0 }),
    remark: i % 6 === 0 ? '配图需要再选' : '',
    status,
    status_before_trash: null,
    origin_type: null,
    origin_id: null,
    published_at: status === 'published' ? stamp(desk, i) : null,
    created_at: new Date(stamp(desk, i).getTime() - DAY_MS / 2),
    updated_at: stamp(desk, i),
  }
}

function collected({ deps }: Desk, { id, platform, author_id }: Source, turn: number) {
  const all = piecesOf(platformOf(platform), author_id ?? '', deps.now.getTime())
  const piece: Piece = around(all, turn)
  const pictures = piece.pictures.map((picture) => pictureAt(deps, picture))
  const { play, like, collect, comment } = piece.figures
  return {
    studio_source_id: id,
    platform,
    content_id: piece.content_id,
    content_type: piece.kind,
    source: platform,
    category: piece.category,
    title: piece.title,
    desc: piece.desc,
    topic: piece.topic,
    images: piece.kind === 'image' ? pictures : [],
    cover: pictures[0] ?? '',
    video: piece.clip === undefined ? '' : `${deps.config.sandboxUrl}/clips/${piece.clip}.webm`,
    audio_text: piece.audioText,
    ratio: piece.ratio,
    items: JSON.stringify(piece.item_ids.map((item) => itemOf(platform, goodsOf(item)))),
    play_count: play,
    like_count: like,
    collect_count: collect,
    comment_count: comment,
    released_at: new Date(piece.publishedAt),
  }
}

function own({ deps, team }: Desk, { platform, category }: SeededAccount, i: number) {
  const seed = `studio:${team}:${i}`
  const goods = goodsFor(platform, seed, category)
  const words = generateCopy(seed, goods)
  const images = goods.pictures.map((id) => pictureAt(deps, id))
  return {
    studio_source_id: null,
    platform,
    content_id: null,
    source: 'creative',
    category,
    title: words.title,
    desc: words.paragraphs.slice(0, 2).join('\n'),
    topic: words.topic,
    images,
    cover: images[0] ?? '',
    ratio: i % 2 === 0 ? '3:4' : '1:1',
    items: JSON.stringify([itemOf(platform, goods)]),
    released_at: null,
  }
}
