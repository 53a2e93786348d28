import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to carry_item_details. */
export const carryItemDetailsWords: WordsByName = {
  title: said('商品标题', 'Product', 'Title of the product on that day'),
  source: said('平台', 'Platform', 'Where the product is sold', 'platform'),
  record_date: said('日期', 'Day', 'The day the figures were read'),
  sales: said('销量', 'Sold', 'Pieces sold until that day, as the platform counts them', 'count'),
  price: said('价格', 'Price', 'Price on that day', 'yuan'),
  available: said('可售', 'Available', 'Whether it could be bought on that day'),
  reason: said(
    '不可售原因',
    'Why not available',
    'Why it could not be bought; empty when it could',
  ),
  created_at: said('记录时间', 'Recorded', 'When the figures were written down'),
}
