import type { AnyPlatform } from '../platforms.ts'
import { stableRoll } from '../stable-hash.ts'
import { goodsOf, LISTED, listedId } from './goods.ts'
import type { Goods } from './goods.ts'
import { isAbout } from './search.ts'

export const GOODS_SORTS = ['sales', 'price', 'commission_rate', 'newest'] as const

/** What is looked for; an absent field means any. */
export type GoodsWanted = {
  readonly q?: string | undefined
  readonly category?: string | undefined
  readonly pool?: string | undefined
  readonly sort?: (typeof GOODS_SORTS)[number] | undefined
}

const listed = new Map<string, readonly Goods[]>()

/** Everything a platform lists, newest first; made once. */
export function listedGoods({ platform, feedPrefix }: AnyPlatform): readonly Goods[] {
  const known = listed.get(platform)
  if (known) return known
  const made = Array.from({ length: LISTED }, (_, place) =>
    goodsOf(listedId(feedPrefix, LISTED - 1 - place)),
  )
  listed.set(platform, made)
  return made
}

const POOL_SHARE = 0.4

/** The listed products that fit, in the wanted order. */
export function findGoods(row: AnyPlatform, { q, category, pool, sort }: GoodsWanted): Goods[] {
  const found = listedGoods(row).filter(
    (goods) =>
      (category === undefined || goods.kind.category === category) &&
      (pool === undefined || stableRoll(`${goods.item_id}:pool:${pool}`) < POOL_SHARE) &&
      (q === undefined ||
        isAbout(`${goods.title} ${goods.shop_title} ${goods.kind.category} ${goods.item_id}`, q)),
  )
  if (sort === 'sales') return found.sort((a, b) => b.sales - a.sales)
  if (sort === 'price') return found.sort((a, b) => a.price - b.price)
  if (sort === 'commission_rate') return found.sort((a, b) => b.commission_rate - a.commission_rate)
  return found
}

const RANKED = 200

/** The best of a list by name: what sells most of a part that the name decides. */
export function rankGoods(row: AnyPlatform, rankName: string, category?: string): Goods[] {
  return findGoods(row, { category, pool: `rank:${rankName}`, sort: 'sales' })
    .filter((goods) => goods.available)
    .slice(0, RANKED)
}
