import {
  creatorIds,
  creatorOf,
  crowdsOf,
  findPieces,
  platformOf,
  rankedGoods,
  RANKS,
  type Ranked,
} from '@omc/demo-world'
import { sql } from 'kysely'
import { toFen } from '../orders/fen.ts'
import { around, categoryIdOf, pictureAt, type Desk } from './seed-desk.ts'

const PLATFORM = 'guangguang'
const RANK_PLATFORM = 'goudong'
/** Creators on each platform that the team watches. */
const CREATORS: Readonly<Record<string, number>> = { buyin: 24, guangguang: 40 }
const PIECES_OF_CROWD = 5
const STATUSES = ['processed', 'processed', 'checked', 'fetched', 'rejected', 'processed'] as const
const HOUR_MS = 3_600_000

/** Audience groups with their pieces, rankings with their goods, and outside creators. */
export async function seedMarket(desk: Desk) {
  await seedCrowds(desk)
  await seedRanks(desk)
  await seedCreators(desk)
}

const ago = ({ deps }: Desk, hours: number) => new Date(deps.now.getTime() - hours * HOUR_MS)

async function seedCrowds(desk: Desk) {
  const { db, teamId } = desk
  const at = ago(desk, 2)
  const crowds = crowdsOf(platformOf(PLATFORM))
  const groups = crowds.map(
    (
      one,
    ) => sql`(${teamId}, ${PLATFORM}, ${one.crowd_id}, ${one.group_name}, ${one.category}, ${one.data_type},
      ${one.size}, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz)`,
  )
  const { rows } = await sql<{ id: number; crowd_id: string }>`
    insert into windmill_crowds (business_team_id, platform, crowd_id, group_name, category, data_type, size,
      synced_at, created_at, updated_at) values ${sql.join(groups)} returning id, crowd_id`.execute(
    db,
  )
  const ids = new Map(rows.map(({ id, crowd_id }) => [crowd_id, id]))
  const now = desk.deps.now.getTime()
  const pieces = crowds.flatMap((crowd) =>
    findPieces(platformOf(PLATFORM), crowd.group_name, now)
      .slice(0, PIECES_OF_CROWD)
      .map((piece) => ({ crowd, piece })),
  )
  const values = pieces.map(({ crowd, piece }, i) => {
    const pictures = piece.pictures.map((id) => pictureAt(desk.deps, id))
    const images = piece.kind === 'image' ? pictures : []
    const status = images.length > 0 ? around(STATUSES, i) : 'fetched'
    return sql`(${teamId}, ${ids.get(crowd.crowd_id)}, ${PLATFORM}, ${piece.content_id}, ${piece.title}, ${piece.desc},
      ${pictures[0] ?? ''}, ${images}::text[], ${crowd.group_name}, ${crowd.category}, ${crowd.data_type}, ${status},
      ${at}::timestamptz, ${at}::timestamptz)`
  })
  await sql`
    insert into windmill_contents (business_team_id, windmill_crowd_id, platform, content_id, title, "desc", cover, images,
      group_name, category, data_type, status, created_at, updated_at) values ${sql.join(values)}`.execute(
    db,
  )
}

async function seedRanks(desk: Desk) {
  const at = ago(desk, 6)
  const names = RANKS.map(
    ({ name, category }) =>
      sql`(${desk.teamId}, ${name}, ${category}, ${categoryIdOf(desk, category)}::bigint, ${at}::timestamptz,
        ${at}::timestamptz, ${at}::timestamptz)`,
  )
  const { rows } = await sql<{ id: number; name: string }>`
    insert into goudong_gold_ranks (business_team_id, name, category, business_category_id, synced_at, created_at,
      updated_at) values ${sql.join(names)} returning id, name`.execute(desk.db)
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  const pools = rankedGoods(platformOf(RANK_PLATFORM)).map((ranked) =>
    rankedRow(desk, { ranked, rankId: ids.get(ranked.rankName) ?? 0, at }),
  )
  await sql`
    insert into goudong_gold_pools (business_team_id, goudong_gold_rank_id, item_id, title, shop_title, pic_url, item_url,
      images, category, brand, rank_no, rank_name, sales, price_fen, commission_rate, commission_price_fen, available,
      synced_at, created_at, updated_at) values ${sql.join(pools)}`.execute(desk.db)
}

function rankedRow(
  { teamId, deps }: Desk,
  { ranked, rankId, at }: { ranked: Ranked; rankId: number; at: Date },
) {
  const { goods, rank, rankName } = ranked
  const pictures = goods.pictures.map((id) => pictureAt(deps, id))
  const url = `${deps.config.sandboxUrl}/items/${RANK_PLATFORM}/${goods.item_id}`
  return sql`(${teamId}, ${rankId}, ${goods.item_id}, ${goods.title}, ${goods.shop_title}, ${pictures[0] ?? ''}, ${url},
    ${pictures}::text[], ${goods.kind.category}, ${goods.brand}, ${rank}, ${rankName}, ${goods.sales},
    ${toFen(goods.price)}, ${goods.commission_rate}, ${toFen(goods.commission_price)}, ${goods.available},
    ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz)`
}

async function seedCreators(desk: Desk) {
  const { teamId, deps } = desk
  const { sandboxUrl } = deps.config
  const at = ago(desk, 9)
  const listed = Object.entries(CREATORS).flatMap(([platform, count]) =>
    creatorIds(platformOf(platform))
      .slice(0, count)
      .map((id) => ({ platform, id })),
  )
  const rows = listed.map(({ platform, id }, i) => {
    const one = creatorOf(id)
    return sql`(${teamId}, ${platform}, ${id}, ${one.nickname}, ${sandboxUrl + one.avatarPath},
        ${`${sandboxUrl}/home/${platform}/${id}`}, ${one.category}, ${one.tags}::text[], ${one.area}, ${one.fans},
        ${one.videos}, ${one.views}, ${one.rate}, ${i % 7 === 0 ? '可谈置换' : ''}, ${at}::timestamptz,
        ${at}::timestamptz, ${at}::timestamptz)`
  })
  await sql`
    insert into smart_daren_accounts (business_team_id, platform, author_id, nickname, avatar, home_page_url, category,
      channel_tags, area_tag, fans_count, video_30day_count, video_30day_pv, video_30day_rate, remark, synced_at,
      created_at, updated_at) values ${sql.join(rows)}`.execute(desk.db)
}
