import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to windmill_contents. */
export const windmillContentsWords: WordsByName = {
  title: said('标题', 'Title', 'Headline of the piece'),
  content_id: said('平台内容编号', 'Platform ID', 'Number of the piece', 'key'),
  status: said(
    '状态',
    'Status',
    'Life cycle, as of every content: `checked` reviewed, `published` live',
  ),
  group_name: said('人群', 'Crowd', 'Name of the audience group it is for'),
  published_at: said('发布时间', 'Published', 'When it went live at the platform'),
  windmill_crowd_id: said(
    '人群编号',
    'Crowd ID',
    'The audience group the piece is for',
    'id of windmill_crowds',
  ),
}
