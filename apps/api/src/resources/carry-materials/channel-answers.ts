import { findChannel } from '../../gateway/find-channel.ts'
import type { AuthorContent, Goods } from '../../gateway/gateway.ts'
import { rowFailure, type RowFailure } from '../../jsonapi/batch.ts'
import type { Context } from '../../jsonapi/context.ts'
import { sayingOf } from '../../kernel/problem.ts'
import { askEach, type Asked } from '../../workflows/materials/ask-each.ts'

/** A platform's answers for the chosen ids; `failed` has the refused ones. */
export interface FoundGoods {
  goods: Goods[]
  failed: RowFailure[]
}
export interface FoundContents {
  contents: { content: AuthorContent; goods: Goods[] }[]
  failed: RowFailure[]
}

/** Looks the chosen products up; the slow part runs outside of any transaction. */
export async function askGoods(
  { db, services }: Context,
  platform: string,
  itemIds: readonly string[],
): Promise<() => Promise<FoundGoods>> {
  const channel = await findChannel(db, services.keys, platform)
  return async () => {
    const asked = await askEach([...new Set(itemIds)], (id) => services.gateway.goods(channel, id))
    return { goods: answersOf(asked), failed: failuresOf(asked) }
  }
}

/** Looks the chosen pieces up, with the products that each shows. */
export async function askContents(
  { db, services }: Context,
  platform: string,
  contentIds: readonly string[],
): Promise<() => Promise<FoundContents>> {
  const channel = await findChannel(db, services.keys, platform)
  const { gateway } = services
  return async () => {
    const asked = await askEach([...new Set(contentIds)], async (id) => {
      const content = await gateway.content(channel, id)
      // A product that is gone does not hide the piece.
      const goods = await askEach(content.item_ids.slice(0, MAX_GOODS), (item) =>
        gateway.goods(channel, item),
      )
      return { content, goods: answersOf(goods) }
    })
    return { contents: answersOf(asked), failed: failuresOf(asked) }
  }
}

/** Products of one piece that are looked up. */
const MAX_GOODS = 10

const answersOf = <T, R>(asked: readonly Asked<T, R>[]): R[] =>
  asked.flatMap((one) => (one.ok ? [one.answer] : []))

/** The refusals of a channel as failures of their rows. */
export const failuresOf = <T extends string | number>(
  asked: readonly Asked<T, unknown>[],
): RowFailure[] =>
  asked.flatMap((one) => (one.ok ? [] : [rowFailure(one.of, sayingOf(one.problem))]))
