import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to goudong_gold_pools. */
export const goudongGoldPoolsWords: WordsByName = {
  title: said('商品标题', 'Product', 'Title of the product in its shop'),
  item_id: said('商品编号', 'Product ID', 'Number of the product', 'key'),
  images: said('更多商品图', 'More pictures', 'Pictures of the product', 'image'),
  transferred_at: said('转为选品时间', 'Picked', 'When it became a product pick of the team'),
  'filter.transferred': said(
    '已转为选品',
    'Picked',
    '`true`: goods that are product picks of the team; `false`: the others',
  ),
}
