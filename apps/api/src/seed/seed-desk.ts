import { goodsOf, pickGoods, platformOf, type Goods } from '@omc/demo-world'
import type { Db } from '../db/database.ts'
import { toFen } from '../orders/fen.ts'
import type { TeamKey } from './demo-people.ts'
import { pictureAt } from './picture-at.ts'
import type { SeededAccount } from './seed-accounts.ts'
import type { SeedDeps, SeededPeople } from './seed-people.ts'

export { pictureAt }

/** Inputs for the rows of one team. */
export interface Desk {
  db: Db
  team: TeamKey
  teamId: number
  people: SeededPeople
  /** The accounts of the team. */
  accounts: readonly SeededAccount[]
  /** Ids of the team's categories by name. */
  categories: ReadonlyMap<string, number>
  deps: SeedDeps
}

export const userIdOf = ({ people }: Pick<Desk, 'people'>, username: string | undefined) =>
  (username === undefined ? undefined : people.users.get(username)?.id) ?? null

export const categoryIdOf = ({ categories }: Desk, name: string): number | null =>
  categories.get(name) ?? null

/** One listed product of a platform; the same for the same seed. */
export const goodsFor = (platform: string, seed: string, category: string): Goods =>
  goodsOf(pickGoods(platformOf(platform), seed, category))

/** A product as columns that several tables share. */
export const goodsColumns = (deps: SeedDeps, platform: string, goods: Goods) => ({
  item_id: goods.item_id,
  title: goods.title,
  shop_title: goods.shop_title,
  pic_url: pictureAt(deps, goods.pictures[0] ?? ''),
  item_url: `${deps.config.sandboxUrl}/items/${platform}/${goods.item_id}`,
  category: goods.kind.category,
  price_fen: toFen(goods.price),
  commission_rate: goods.commission_rate,
})

/** A product as an entry of a content's items. */
export const itemOf = (source: string, goods: Goods) => ({
  item_id: goods.item_id,
  title: goods.title,
  price: goods.price,
  source,
})

/** The element at a position that runs round. */
export function around<T>(list: readonly T[], i: number): T {
  // The lists of the demo data are not empty, so the remainder is always a position in them.
  return list[i % list.length] as T
}
