import T, { type Static } from 'typebox'
import { Closed, Count, Json, Label, Text, Texts, Yuan } from '../../jsonapi/schema.ts'
import { exactFen } from '../../workflows/materials/fen.ts'
import type { ItemToStore } from '../../workflows/materials/store-items.ts'

const Amount = T.Number({ ...Yuan, minimum: 0, maximum: 100_000_000 })
const Percent = T.Number({ minimum: 0, maximum: 100 })

/** Attributes of an item that a person may write. */
export const ITEM_FIELDS = {
  title: Label(300),
  shop_title: Text(200),
  brand: Text(100),
  pic_url: Text(2000),
  images: Texts(30),
  item_url: Text(2000),
  category: Text(100),
  sales: Count,
  price: Amount,
  commission_rate: Percent,
  commission_price: Amount,
  detail_info: Json,
  available: T.Boolean(),
}

/** One item as a person or a search answer describes it. */
export const WrittenItem = Closed({
  source: T.String({ minLength: 1, maxLength: 50, examples: ['taobaoke'] }),
  item_id: T.String({ minLength: 1, maxLength: 100, examples: ['610000001'] }),
  title: ITEM_FIELDS.title,
  shop_title: T.Optional(ITEM_FIELDS.shop_title),
  brand: T.Optional(ITEM_FIELDS.brand),
  pic_url: T.Optional(ITEM_FIELDS.pic_url),
  images: T.Optional(ITEM_FIELDS.images),
  item_url: T.Optional(ITEM_FIELDS.item_url),
  category: T.Optional(ITEM_FIELDS.category),
  sales: T.Optional(ITEM_FIELDS.sales),
  price: T.Optional(ITEM_FIELDS.price),
  commission_rate: T.Optional(ITEM_FIELDS.commission_rate),
  commission_price: T.Optional(ITEM_FIELDS.commission_price),
  detail_info: T.Optional(ITEM_FIELDS.detail_info),
  available: T.Optional(ITEM_FIELDS.available),
})

/**
 * Written items as they are kept. A commission that is not named follows from price and rate.
 *
 * @throws Problem 422 `too_precise` for an amount or a rate with more than two decimals
 */
export const itemsWritten = (written: readonly Static<typeof WrittenItem>[]): ItemToStore[] =>
  written.map((item, at) => {
    const { price = 0, commission_rate = 0, commission_price } = item
    const price_fen = exactFen(price, `items/${at}/price`)
    exactFen(commission_rate, `items/${at}/commission_rate`)
    return {
      source: item.source,
      item_id: item.item_id,
      title: item.title,
      shop_title: item.shop_title ?? '',
      brand: item.brand ?? '',
      pic_url: item.pic_url ?? '',
      images: item.images ?? [],
      item_url: item.item_url ?? '',
      category: item.category ?? '',
      sales: item.sales ?? 0,
      price_fen,
      commission_rate,
      commission_price_fen:
        commission_price === undefined
          ? commissionFen(price_fen, commission_rate)
          : exactFen(commission_price, `items/${at}/commission_price`),
      detail_info: item.detail_info ?? {},
      available: item.available ?? true,
    }
  })

/** Commission from a price and a rate in percent. */
export const commissionFen = (priceFen: number, rate: number): number =>
  Math.round((priceFen * rate) / 100)
