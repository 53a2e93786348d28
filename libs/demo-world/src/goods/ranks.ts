import type { Platform } from '../platforms.ts'
import { findGoods } from './find-goods.ts'
import type { Goods } from './goods.ts'

/** A ranking of what sells most: its name and the category of its goods. */
export type Rank = { readonly name: string; readonly category: string }

export const RANKS: readonly [Rank, ...Rank[]] = [
  { name: '家居日用热卖榜', category: '家居' },
  { name: '女装上新榜', category: '女装' },
  { name: '数码配件好评榜', category: '数码' },
  { name: '母婴口碑榜', category: '母婴' },
  { name: '运动户外趋势榜', category: '运动' },
  { name: '护肤复购榜', category: '护肤' },
  { name: '厨房小家电榜', category: '厨具' },
]

/** Goods in each ranking. */
const RANKED = 20

/** A product with its place in a ranking. */
export type Ranked = { readonly goods: Goods; readonly rank: number; readonly rankName: string }

/**
 * Best-selling goods of a ranking; each ranking has goods of its own category only.
 *
 * @param wanted  a ranking by name, of which an unknown one is drawn from all goods; or a category
 */
export function rankedGoods(
  row: Platform,
  { name, category }: { name?: string | undefined; category?: string | undefined } = {},
): Ranked[] {
  const known = RANKS.filter(
    (rank) =>
      (name === undefined || rank.name === name) &&
      (category === undefined || rank.category === category),
  )
  if (known.length > 0) return known.flatMap((rank) => bestOf(row, rank.name, rank.category))
  return name === undefined ? [] : bestOf(row, name, category)
}

const bestOf = (row: Platform, rankName: string, category: string | undefined): Ranked[] =>
  findGoods(row, { category, pool: `rank:${rankName}`, sort: 'sales' })
    .filter((goods) => goods.available)
    .slice(0, RANKED)
    .map((goods, at) => ({ goods, rank: at + 1, rankName }))
