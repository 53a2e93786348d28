import { goodsOfKind, piecesAbout, platformOf, generateCopy } from '@omc/demo-world'
import { stampOf, type SeededPool } from './seed-creator-rows.ts'
import { around, itemOf, pictureAt, type Desk } from './seed-desk.ts'

const STATUSES = ['processed', 'checked', 'fetched'] as const
const COMPARED = 3
/** Of the contents that a pool makes. */
const FIRST_SERIAL = 1

/** A content that was made of each pool. */
export async function seedPoolContents(desk: Desk, pools: readonly SeededPool[]) {
  const rows = await desk.db
    .insertInto('smart_contents')
    .values(pools.map((pool) => contentRow(desk, pool)))
    .returning('id')
    .execute()
  await desk.db
    .insertInto('business_pool_contents')
    .values(
      pools.map((pool, at) => ({
        business_team_id: desk.teamId,
        business_pool_id: pool.id,
        content_id: rows[at]?.id ?? 0,
        serial: FIRST_SERIAL,
        created_at: stampOf(desk, pool.i),
      })),
    )
    .execute()
}

function contentRow(desk: Desk, { id, i, source, goods, userId }: SeededPool) {
  const { title, paragraphs, topic } = generateCopy(`pool:${desk.team}:${i}:content`, goods)
  return {
    business_team_id: desk.teamId,
    user_id: userId,
    title,
    images: goods.pictures.map((id) => pictureAt(desk.deps, id)),
    desc: paragraphs[0] ?? '',
    paragraphs: [...paragraphs],
    items: JSON.stringify([itemOf(source, goods)]),
    topic,
    category: goods.kind.category,
    source: 'pool',
    status: around(STATUSES, i),
    status_before_trash: null,
    published_at: null,
    origin_type: 'business_pools',
    origin_id: `${id}/${FIRST_SERIAL}`,
    created_at: stampOf(desk, i),
    updated_at: stampOf(desk, i),
  }
}

/** Comparisons of some pools: similar goods, and pieces about them. */
export async function seedBenchmarks(desk: Desk, pools: readonly SeededPool[]) {
  const rows = pools
    .filter(({ i }) => i % 2 === 0)
    .flatMap((pool) => oncePerId(comparedRows(desk, pool)))
  await desk.db.insertInto('business_pool_benchmarks').values(rows).execute()
}

/** A search can find a piece twice; a pool is compared with it once. */
const oncePerId = <Row extends { readonly kind: string; readonly outside_id: string }>(
  rows: readonly Row[],
): readonly Row[] => [
  ...new Map(rows.map((row) => [`${row.kind}/${row.outside_id}`, row])).values(),
]

function comparedRows(desk: Desk, { id, i, source, goods }: SeededPool) {
  const row = platformOf(source)
  const base = {
    business_team_id: desk.teamId,
    business_pool_id: id,
    platform: source,
    created_at: stampOf(desk, i),
    updated_at: stampOf(desk, i),
  }
  const others = goodsOfKind(row, goods.kind).filter((one) => one !== goods)
  const pieces = piecesAbout(row, { itemId: goods.item_id, now: desk.deps.now.getTime() })
  return [
    ...others.slice(0, COMPARED).map((one) => ({
      ...base,
      kind: 'goods' as const,
      outside_id: one.item_id,
      title: one.title,
      figures: JSON.stringify({
        price: one.price,
        commission_rate: one.commission_rate,
        sales: one.sales,
        shop_title: one.shop_title,
        available: one.available,
      }),
    })),
    ...pieces.slice(0, COMPARED).map((one) => ({
      ...base,
      kind: 'content' as const,
      outside_id: one.content_id,
      title: one.title,
      figures: JSON.stringify({
        author_id: one.author_id,
        published_at: new Date(one.publishedAt).toISOString(),
        play_count: one.figures.play,
        like_count: one.figures.like,
        collect_count: one.figures.collect,
        comment_count: one.figures.comment,
      }),
    })),
  ]
}
