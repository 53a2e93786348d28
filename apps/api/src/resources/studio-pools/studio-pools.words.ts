import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to studio_pools. */
export const studioPoolsWords: WordsByName = {
  title: said('商品标题', 'Product', 'Title of the product in its shop'),
  checked: said('已选', 'Chosen', 'Whether a person chose it'),
  images: said('更多商品图', 'More pictures', 'Pictures of the product', 'image'),
  created_at: said('添加时间', 'Added', 'When the product was put into the account’s list'),
}
