import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to exports. */
export const exportsWords: WordsByName = {
  state: said('状态', 'State', 'How far the file is; `expired` once it was deleted'),
  created_at: said('提交时间', 'Asked for', 'When the file was asked for'),
  expires_at: said('有效至', 'Kept until', 'When the file is deleted'),
  filter: said('筛选', 'Filter', 'Which rows the file holds'),
}
