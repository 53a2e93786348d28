import { CATEGORIES, generateCopy } from '@omc/demo-world'
import type { ContentStatus } from '../db/publishing-tables.ts'
import type { TeamKey } from './demo-people.ts'
import { around, goodsFor, itemOf, pictureAt, type Desk } from './seed-desk.ts'

const COUNTS: Record<TeamKey, number> = { xinghe: 30, yuanshan: 8 }
const STATUSES: readonly ContentStatus[] = [
  'fetched',
  'processed',
  'checked',
  'processed',
  'downloaded',
  'rejected',
]
const PLATFORM = 'taobaoke'
const STEP_MS = 47 * 60_000

/** Smart and creative contents that are not published yet. */
export async function seedSmart(desk: Desk): Promise<void> {
  const rows = Array.from({ length: COUNTS[desk.team] }, (_, i) => contentOf(desk, i))
  await desk.db
    .insertInto('smart_contents')
    .values(rows.map(({ brand: _brand, ...row }) => row))
    .execute()
  await desk.db
    .insertInto('creative_contents')
    .values(rows.filter((_, i) => i % 3 === 0).map((row) => ({ ...row, source: 'smart' })))
    .execute()
}

function contentOf({ team, teamId, deps }: Desk, i: number) {
  const seed = `smart:${team}:${i}`
  const goods = goodsFor(PLATFORM, seed, around(CATEGORIES, i))
  const { title, paragraphs, topic } = generateCopy(seed, goods)
  const stamp = new Date(deps.now.getTime() - (i + 1) * STEP_MS)
  const images = goods.pictures.map((id) => pictureAt(deps, id))
  return {
    business_team_id: teamId,
    user_id: null,
    title,
    images,
    make_images: i % 2 === 0 ? images.slice(0, 1) : [],
    desc: paragraphs[0] ?? '',
    paragraphs: [...paragraphs],
    items: JSON.stringify([itemOf(PLATFORM, goods)]),
    topic,
    brand: goods.brand,
    category: goods.kind.category,
    source: 'manual',
    status: around(STATUSES, i),
    status_before_trash: null,
    published_at: null,
    origin_type: null,
    origin_id: null,
    created_at: stamp,
    updated_at: stamp,
  }
}
