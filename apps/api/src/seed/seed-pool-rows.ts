import { reviewsOf, generateCopy } from '@omc/demo-world'
import { stampOf, type SeededPool } from './seed-creator-rows.ts'
import { pictureAt, type Desk } from './seed-desk.ts'
import { seedBenchmarks, seedPoolContents } from './seed-pool-links.ts'

const OPINIONS_EACH = 3

/** Images, paragraphs and buyers' opinions of pools. */
export async function seedPoolRows(desk: Desk, pools: readonly SeededPool[]) {
  const { db } = desk
  await db
    .insertInto('creative_materials')
    .values(pools.flatMap((pool) => materialRows(desk, pool)))
    .execute()
  await db
    .insertInto('creative_paragraphs')
    .values(pools.flatMap((pool) => paragraphRows(desk, pool)))
    .execute()
  await db
    .insertInto('smart_paragraphs')
    .values(pools.flatMap((pool) => opinionRows(desk, pool)))
    .execute()
  await seedPoolContents(desk, pools)
  await seedBenchmarks(desk, pools)
}

const baseOf = (desk: Desk, { id, userId, i }: SeededPool) => ({
  business_team_id: desk.teamId,
  user_id: userId,
  business_pool_id: id,
  created_at: stampOf(desk, i),
  updated_at: stampOf(desk, i),
})

function materialRows(desk: Desk, pool: SeededPool) {
  const { i, goods } = pool
  const isMade = i % 3 === 0
  return goods.pictures.map((picture, n) => {
    const image = pictureAt(desk.deps, picture)
    return {
      ...baseOf(desk, pool),
      image,
      filename: `${goods.kind.name}-${n + 1}.svg`,
      make_image: isMade ? image : '',
      made_at: isMade ? stampOf(desk, i) : null,
      filesize: isMade ? 2400 + n * 37 : 0,
      width: isMade ? 900 : null,
      height: isMade ? 1200 : null,
      sn: `SN${String(1000 + i)}`,
      priority: n === 0 ? 10 : 0,
      category: goods.kind.category,
    }
  })
}

function paragraphRows(desk: Desk, pool: SeededPool) {
  const { i, goods } = pool
  const { paragraphs } = generateCopy(`pool:${desk.team}:${i}`, goods)
  return paragraphs.map((text, n) => ({
    ...baseOf(desk, pool),
    seed: goods.kind.selling[n % goods.kind.selling.length] ?? goods.kind.name,
    text,
    category: goods.kind.category,
    checked: i % 2 === 0 || n > 1,
  }))
}

const opinionRows = (desk: Desk, pool: SeededPool) =>
  reviewsOf(pool.goods.item_id)
    .reviews.slice(0, OPINIONS_EACH)
    .map(({ review_id, text, score }) => ({
      ...baseOf(desk, pool),
      text,
      source: 'goudong_rate' as const,
      outside_id: review_id,
      score,
    }))
