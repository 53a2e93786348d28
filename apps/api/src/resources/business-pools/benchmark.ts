import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { AuthorContent, ChannelAddress, Goods } from '../../gateway/gateway.ts'
import type { Services } from '../../jsonapi/services.ts'
import type { BusinessPool } from './find-pool.ts'

/** Comparison of a pool: with goods at goudong, or with contents about its product. */
export type BenchmarkKind = 'goods' | 'content'

export interface Compared {
  kind: BenchmarkKind
  platform: string
  rows: { outsideId: string; title: string; figures: Record<string, unknown> }[]
  /** Buyers' reviews of the pool's own product, if they were read. */
  positivePercent: number | undefined
}

type Subject = Pick<
  BusinessPool,
  'id' | 'business_team_id' | 'item_id' | 'title' | 'source' | 'category'
>

const GOODS = 10
const CONTENTS = 50

/** Where the comparison of a kind is asked. */
export const benchmarkChannel = (kind: BenchmarkKind, { source }: Pick<Subject, 'source'>) =>
  kind === 'goods' ? 'goudong' : source

/** Asks the channel; call it between transactions. */
export async function askBenchmark(
  { gateway }: Pick<Services, 'gateway'>,
  channel: ChannelAddress,
  kind: BenchmarkKind,
  pool: Subject,
): Promise<Compared> {
  const base = { kind, platform: channel.name }
  if (kind === 'content') {
    const wanted = { item_id: pool.item_id, size: CONTENTS }
    const { data } = await gateway.searchContents(channel, wanted)
    return { ...base, rows: data.map(ofContent), positivePercent: undefined }
  }
  const [goods, rates] = await Promise.all([
    similarGoods(gateway, channel, pool),
    gateway.goodsRates(channel, pool.item_id),
  ])
  return { ...base, rows: goods.map(ofGoods), positivePercent: rates.positive_percent }
}

/** Goods of the same name, else of its longest word, else of the same category. */
async function similarGoods(
  gateway: Services['gateway'],
  channel: ChannelAddress,
  { title, category }: Subject,
): Promise<Goods[]> {
  const longest = title.split(/\s+/).toSorted((a, b) => b.length - a.length)[0] ?? ''
  const words = [...new Set([title.trim(), longest])].filter((q) => q !== '')
  for (const q of words) {
    const { data } = await gateway.searchGoods(channel, { q, size: GOODS })
    if (data.length > 0) return data
  }
  if (category === '') return []
  return (await gateway.searchGoods(channel, { category, size: GOODS })).data
}

const ofGoods = (one: Goods) => ({
  outsideId: one.item_id,
  title: one.title,
  figures: {
    price: one.price,
    commission_rate: one.commission_rate,
    sales: one.sales,
    shop_title: one.shop_title,
    available: one.available,
  },
})

const ofContent = (one: AuthorContent) => ({
  outsideId: one.content_id,
  title: one.title,
  figures: {
    author_id: one.author_id,
    published_at: one.published_at,
    play_count: one.play_count,
    like_count: one.like_count,
    collect_count: one.collect_count,
    comment_count: one.comment_count,
  },
})

/** Stores the compared items, each once; later runs refresh the figures. */
export async function storeBenchmark(
  db: Db,
  now: Date,
  pool: Subject,
  { kind, platform, rows }: Compared,
): Promise<void> {
  for (const { outsideId, title, figures } of rows)
    await sql`
      insert into business_pool_benchmarks (business_team_id, business_pool_id, kind, platform, outside_id, title, figures, created_at, updated_at)
      values (${pool.business_team_id}, ${pool.id}, ${kind}, ${platform}, ${outsideId}, ${title}, ${JSON.stringify(figures)}, ${now}, ${now})
      on conflict (business_pool_id, kind, platform, outside_id) do update
        set title = excluded.title, figures = excluded.figures, updated_at = excluded.updated_at, deleted_at = null`.execute(
      db,
    )
}

/** The columns of the pool that a comparison sets. */
export const comparedColumns = (now: Date, { positivePercent }: Compared) => ({
  benchmarked_at: now,
  ...(positivePercent === undefined ? {} : { positive_percent: positivePercent, rates_at: now }),
})
