import {
  AvailabilityAnswer,
  GoodsAnswer,
  RankedGoodsAnswer,
  RatesAnswer,
} from './answers/goods-answers.ts'
import { ListOf, PageOf } from './answers/parts.ts'
import { createAsk } from './ask-channel.ts'
import type { ChannelGateway } from './gateway.ts'
import type { SendToChannel } from './send-to-channel.ts'

type GoodsCalls = Pick<
  ChannelGateway,
  'searchGoods' | 'goods' | 'goodsAvailability' | 'goodsRates' | 'rankedGoods'
>

/** Calls about goods. */
export function createGoodsCalls(send: SendToChannel): GoodsCalls {
  const search = createAsk(send, PageOf(GoodsAnswer))
  const one = createAsk(send, GoodsAnswer)
  const availability = createAsk(send, ListOf(AvailabilityAnswer))
  const rates = createAsk(send, RatesAnswer)
  const ranks = createAsk(send, PageOf(RankedGoodsAnswer))
  return {
    searchGoods: (channel, wanted) =>
      search(channel, { method: 'GET', path: ['goods'], query: { ...wanted } }),
    goods: (channel, itemId) => one(channel, { method: 'GET', path: ['goods', itemId] }),
    goodsAvailability: async (channel, itemIds) => {
      if (itemIds.length === 0) return []
      const query = { item_ids: itemIds.join(',') }
      return (await availability(channel, { method: 'GET', path: ['goods-availability'], query }))
        .data
    },
    goodsRates: (channel, itemId) =>
      rates(channel, { method: 'GET', path: ['goods', itemId, 'rates'] }),
    rankedGoods: (channel, wanted) =>
      ranks(channel, { method: 'GET', path: ['ranks'], query: { ...wanted } }),
  }
}
