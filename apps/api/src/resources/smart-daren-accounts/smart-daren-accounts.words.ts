import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to smart_daren_accounts. */
export const smartDarenAccountsWords: WordsByName = {
  nickname: said('达人', 'Creator', 'Name of the creator at the platform'),
  category: said('领域', 'Field', 'What the creator posts about'),
  author_id: said('达人编号', 'Creator ID', 'Number of the creator', 'key'),
  transferred_at: said(
    '转为来源时间',
    'Watched since',
    'When the creator became a watched source of the team',
  ),
  'filter.transferred': said(
    '已转为来源',
    'Watched',
    '`true`: creators the team watches; `false`: the others',
  ),
}
