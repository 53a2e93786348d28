import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to jobs. */
export const jobsWords: WordsByName = {
  kind: said('任务', 'Job', 'What it does, such as `export`', 'key'),
  state: said('状态', 'State', 'How far the job has come'),
  error: said('失败原因', 'Failed because', 'Why it failed or was put off'),
  error_code: said(
    '失败代码',
    'Failure code',
    'What programs decide by; none where the failure is older than the codes',
    'key',
  ),
  error_params: said(
    '失败参数',
    'Failure parameters',
    'What the sentence of the failure names; words of somebody outside in both languages',
  ),
  user_id: said(
    '发起人',
    'Started by',
    'The person who started it; none where a schedule did',
    'id of users',
  ),
  'filter.patrol': said(
    '巡查',
    'Patrol',
    '`true`: looks at all watched authors; `false`: all other jobs',
  ),
  created_at: said('提交时间', 'Asked for', 'When it was asked for'),
}
