import { stableHash, stableRoll } from '../chance/stable-hash.ts'
import type { Platform } from '../platforms.ts'
import { goodsOf, LISTED, listedId } from './goods.ts'
import type { Goods } from './goods.ts'
import type { Kind } from './kinds.ts'
import { isAbout } from './search.ts'

export const GOODS_SORTS = ['sales', 'price', 'commission_rate', 'newest'] as const

/** Search criteria; an absent field means any. */
export type GoodsWanted = {
  readonly q?: string | undefined
  readonly category?: string | undefined
  readonly pool?: string | undefined
  readonly sort?: (typeof GOODS_SORTS)[number] | undefined
}

const listed = new Map<string, readonly Goods[]>()

/** Everything a platform lists, newest first; made once. */
export function listedGoods({ platform, feedPrefix }: Platform): readonly Goods[] {
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
export function findGoods(row: Platform, { q, category, pool, sort }: GoodsWanted): Goods[] {
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

type Shelves = ReadonlyMap<unknown, readonly Goods[]>
const shelves = new Map<string, Shelves>()

/** Goods of a platform by kind and by category; sorted once. */
function shelvesOf(row: Platform): Shelves {
  const known = shelves.get(row.platform)
  if (known) return known
  const made = new Map<unknown, Goods[]>()
  const put = (on: unknown, goods: Goods) => {
    const shelf = made.get(on)
    if (shelf) shelf.push(goods)
    else made.set(on, [goods])
  }
  for (const goods of listedGoods(row)) {
    put(goods.kind, goods)
    put(goods.kind.category, goods)
  }
  shelves.set(row.platform, made)
  return made
}

/** The listed products of a kind, newest first. */
export const goodsOfKind = (row: Platform, kind: Kind): readonly Goods[] =>
  shelvesOf(row).get(kind) ?? []

/** The listed products of a category, newest first. */
export const goodsOfCategory = (row: Platform, category: string): readonly Goods[] =>
  shelvesOf(row).get(category) ?? []

/** One of the listed products of a category, the same for the same seed; of any for a strange one. */
export function pickGoods(row: Platform, seed: string, category: string): string {
  const fitting = goodsOfCategory(row, category)
  const among = fitting.length > 0 ? fitting : listedGoods(row)
  return among[stableHash(seed) % among.length]?.item_id ?? ''
}
