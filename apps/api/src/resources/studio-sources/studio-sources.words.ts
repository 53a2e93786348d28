import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to studio_sources. */
export const studioSourcesWords: WordsByName = {
  nickname: said('作者', 'Author', 'Name of the watched author at the platform'),
  author_id: said(
    '作者编号',
    'Author ID',
    'Number of the author at the platform; none before it is known',
    'key',
  ),
  source_url: said('主页地址', 'Home page', 'Page of the author at the platform', 'url'),
  contents_count: said('内容数', 'Contents', 'Studio contents collected from the author'),
  collected_at: said('采集时间', 'Collected', 'When the author’s pieces were collected last'),
  created_at: said('添加时间', 'Added', 'When the author was put on the watch list'),
  source_id: said(
    '来源',
    'Source',
    'The watched author that is asked about',
    'id of studio_sources',
  ),
  since: said('起', 'From', 'Only pieces posted from this moment on'),
}
