import type { ChannelAddress, GoodsRates } from '../../gateway/gateway.ts'
import type { Context } from '../../jsonapi/context.ts'
import { Problem } from '../../kernel/problem.ts'
import { askEach, type Asked } from '../../workflows/materials/ask-each.ts'
import { reachChannel } from '../../workflows/materials/reach-channel.ts'
import type { ItemRow } from './find-material.ts'

export interface ItemRates {
  item: ItemRow
  answer: Asked<ItemRow, GoodsRates>
}

/** Reads reviews of each item from its platform; unconnected platforms refuse their items. */
export async function askRates(
  { db, services }: Context,
  items: readonly ItemRow[],
): Promise<() => Promise<ItemRates[]>> {
  const channels = new Map<string, ChannelAddress | Problem>()
  for (const source of new Set(items.map((item) => item.source))) {
    channels.set(source, await reachChannel(db, services.keys, source))
  }
  return async () => {
    const asked = await askEach(items, (item) => {
      const channel = channels.get(item.source)
      if (!channel || channel instanceof Problem) return Promise.reject(channel)
      return services.gateway.goodsRates(channel, item.item_id)
    })
    return asked.map((answer) => ({ item: answer.of, answer }))
  }
}
