import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to creator_pools. */
export const creatorPoolsWords: WordsByName = {
  goods_detail: said('商品详情', 'Product details', 'What the platform tells of the product'),
  created_at: said('添加时间', 'Added', 'When the goods were put into the task'),
}
