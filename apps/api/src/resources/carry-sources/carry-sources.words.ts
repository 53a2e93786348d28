import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to carry_sources. */
export const carrySourcesWords: WordsByName = {
  nickname: said('作者', 'Author', 'Name of the watched author at the platform'),
  category: said('类目', 'Category', 'What the author posts about'),
  status: said('状态', 'Status', 'What is done with the author’s pieces'),
  studio_account_id: said(
    '账号',
    'Account',
    'The studio account that carries the author’s pieces',
    'id of studio_accounts',
  ),
  contents_count: said(
    '作品数',
    'Posts',
    'Pieces that the author has at the platform, as it told when the author was looked up',
  ),
  status_count: said(
    '已采集内容',
    'Collected contents',
    'How many contents collected from the author stand in each status, without those in the trash',
  ),
  created_at: said('添加时间', 'Added', 'When the author was put on the watch list'),
  q: said('关键词', 'Search words', 'Only pieces about this'),
  since: said('起', 'From', 'Only pieces posted from this moment on'),
  message: said('问题', 'Question', 'What the model is asked'),
  text: said('回答', 'Answer', 'What the model wrote'),
  url: said('主页地址', 'Home page', 'Page of the author, in place of `author_id`', 'key'),
  id: said('编号', 'ID', 'Number of the source', 'id of carry_sources'),
  search: said('搜索', 'Search', 'Text in the author’s name, capitals or not'),
}
