import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** What is meant by fields of jobs where it is their own. */
export const jobsWords: WordsByName = {
  kind: said('任务', 'Job', 'What it does, such as `export`', 'key'),
  state: said('状态', 'State', 'How far the job has come'),
  error: said('失败原因', 'Failed because', 'Why it failed or was put off'),
  user_id: said(
    '发起人',
    'Started by',
    'The person who started it; none where a schedule did',
    'id of users',
  ),
  created_at: said('提交时间', 'Asked for', 'When it was asked for'),
}
