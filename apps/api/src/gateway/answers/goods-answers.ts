import T from 'typebox'
import { Address, Amount, Closed, Count, Instant, Key, Line, Percent, Prose } from './parts.ts'

const goods = {
  item_id: Key,
  title: Line,
  shop_title: Line,
  pic_url: Address,
  item_url: Address,
  images: T.Array(Address, { maxItems: 100 }),
  category: Line,
  price: Amount,
  commission_rate: Percent,
  commission_price: Amount,
  sales: Count,
  available: T.Boolean(),
  brand: Line,
  attributes: T.Record(T.String({ maxLength: 200 }), Line),
}

export const GoodsAnswer = Closed(goods)

export const RankedGoodsAnswer = Closed({ ...goods, rank: Count, rank_name: Line })

export const AvailabilityAnswer = Closed({
  item_id: Key,
  available: T.Boolean(),
  reason: Line,
  price: Amount,
  commission_rate: Percent,
})

export const RatesAnswer = Closed({
  item_id: Key,
  positive_percent: Percent,
  reviews: T.Array(
    Closed({
      review_id: Key,
      text: Prose,
      images: T.Array(Address, { maxItems: 100 }),
      score: T.Integer({ minimum: 0, maximum: 5 }),
      created_at: Instant,
    }),
    { maxItems: 1000 },
  ),
})
