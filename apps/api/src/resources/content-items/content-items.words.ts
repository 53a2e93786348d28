import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to content_items. */
export const contentItemsWords: WordsByName = {
  title: said('标题', 'Title', 'Headline of the piece'),
  origin_type: said('内容家族', 'Family', 'Resource the piece is a record of', 'key'),
  origin_id: said('内容', 'Content', 'Number of the piece in that resource'),
  'filter.q': said(
    '关键词',
    'Search words',
    'Pieces that hold every one of these words, in any order',
  ),
  status: said('状态', 'Status', 'Where the piece stands in its own family', 'key'),
  images: said('原图', 'Original pictures', 'Pictures as they came', 'image'),
  images_content: said('展示图片', 'Shown pictures', 'The pictures to show for the piece', 'image'),
}
