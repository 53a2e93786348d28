import {
  findGoods,
  goodsOf,
  type GoodsWanted,
  isKnownId,
  pageOf,
  rankedGoods,
  reviewsOf,
} from '@omc/demo-world'
import type { GOODS_CALLS } from '../calls/goods-calls.ts'
import { presentGoods } from '../present-catalogue.ts'
import { idsOf, missing, ok, param, tooManyIds } from './handler.ts'
import type { Handler } from './handler.ts'

/** Answers about goods. */
export const goodsHandlers: Record<(typeof GOODS_CALLS)[number]['id'], Handler> = {
  'goods.search': {
    operation: 'goods',
    run: ({ origin, query }, row) => {
      // the schema of the route names the sorts
      const { data, total } = pageOf(findGoods(row, query as GoodsWanted), query)
      return ok({ data: data.map((goods) => presentGoods(origin, row, goods)), total })
    },
  },
  'goods.availability': {
    operation: 'goods',
    run: ({ query }) => {
      const ids = idsOf(query['item_ids'])
      if (!ids) return tooManyIds
      return ok({ data: ids.map(availabilityOf) })
    },
  },
  'goods.get': {
    operation: 'goods',
    run: (input, row) => {
      const id = param(input, 'item_id')
      return isKnownId(id) ? ok(presentGoods(input.origin, row, goodsOf(id))) : missing('商品')
    },
  },
  'goods.rates': {
    operation: 'goods',
    run: (input) => {
      const id = param(input, 'item_id')
      if (!isKnownId(id)) return missing('商品')
      const { positivePercent, reviews } = reviewsOf(id)
      return ok({
        item_id: id,
        positive_percent: positivePercent,
        reviews: reviews.map(({ pictures, createdAt, ...review }) => ({
          ...review,
          images: pictures.map((picture) => `${input.origin}/pictures/${picture}.svg`),
          created_at: new Date(createdAt).toISOString(),
        })),
      })
    },
  },
  'ranks.list': {
    operation: 'ranks',
    run: ({ origin, query }, row) => {
      const { rank_name: name, category } = query
      const { data, total } = pageOf(rankedGoods(row, { name, category }), query)
      return ok({
        data: data.map(({ goods, rank, rankName }) => ({
          ...presentGoods(origin, row, goods),
          rank,
          rank_name: rankName,
        })),
        total,
      })
    },
  },
}

function availabilityOf(id: string) {
  if (!isKnownId(id)) {
    return { item_id: id, available: false, reason: '商品不存在', price: 0, commission_rate: 0 }
  }
  const { available, price, commission_rate } = goodsOf(id)
  return { item_id: id, available, reason: available ? '' : '商品已下架', price, commission_rate }
}
