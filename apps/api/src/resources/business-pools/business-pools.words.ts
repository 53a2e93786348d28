import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to business_pools. */
export const businessPoolsWords: WordsByName = {
  title: said('商品标题', 'Product', 'Title of the product in its shop'),
  source: said('平台', 'Platform', 'Where the product is sold', 'platform'),
  contents_count: said('内容数', 'Contents', 'Contents made from it'),
  created_at: said('入池时间', 'Added', 'When the product was put into the pool'),
  user_id: said('负责人', 'Owner', 'The person who put it into the pool', 'id of users'),
  category: said('类目', 'Category', 'Category of the product, as its platform writes it'),
  platform: said('平台', 'Platform', 'The platform that is asked', 'platform'),
  'get_paragraphs.kind': said(
    '类型',
    'Kind',
    '`creative`: written for it; `smart`: taken from reviews and contents',
  ),
  'search_creative_paragraphs.from': said(
    '取自',
    'Found in',
    'Whether it stands in a content or in a review',
  ),
  'search_creative_paragraphs.title': said('标题', 'Title', 'Headline of the piece it stands in'),
  seed: said('种子词', 'Seed word', 'The word the paragraphs are about'),
  range: said(
    '范围',
    'Range',
    'From and to: which of the possible contents are made, counted from 1',
    'number',
  ),
  reason: said('不可售原因', 'Why not available', 'Words of the platform'),
  'search_creative_paragraphs.size': said('条数', 'At most', 'How many paragraphs to answer'),
  smart_paragraphs_count: said(
    '智能段落数',
    'Smart paragraphs',
    'Paragraphs taken from reviews and other contents',
  ),
  id: said('编号', 'ID', 'Number of the record', 'id'),
  record_count: said('记录数', 'Records', 'Rows that match'),
  'check_available.business_pool_id': said(
    '选品池',
    'Pool product',
    'The pool product of that number, where there is one',
    'id of business_pools',
  ),
}
