import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions that are specific to carry_items. */
export const carryItemsWords: WordsByName = {
  title: said('商品标题', 'Product', 'Title of the product in its shop'),
  source: said('平台', 'Platform', 'Where the product is sold', 'platform'),
  images: said('更多商品图', 'More pictures', 'Pictures of the product', 'image'),
  user_id: said('选品人', 'Picked by', 'The person who picked the product', 'id of users'),
  created_at: said('选入时间', 'Picked', 'When the product was picked'),
  contents_count: said('内容数', 'Contents', 'Contents that show the product'),
  topic: said('话题', 'Topic', 'Hashtag the new contents get, without #'),
  channel: said('渠道', 'Channel', 'The channel the new contents are meant for', 'platform'),
  'get_algo_aicopy.titles': said(
    '标题数',
    'Titles',
    'How many titles to write; the answer holds them',
  ),
  'get_algo_aicopy.paragraphs': said(
    '段落数',
    'Paragraphs',
    'How many paragraphs to write; the answer holds them',
  ),
  'check_available.reason': said('不可售原因', 'Why not available', 'Words of the platform'),
}
