import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to system_notices. */
export const systemNoticesWords: WordsByName = {
  title: said('标题', 'Title', 'The news in one line'),
  message: said('内容', 'Message', 'The news in full'),
  title_code: said(
    '标题代码',
    'Title code',
    'What the notice tells, for programs; none for one that was written as a text',
    'key',
  ),
  title_params: said('标题参数', 'Title parameters', 'What the title names'),
  message_code: said('内容代码', 'Message code', 'What the message says, for programs', 'key'),
  message_params: said('内容参数', 'Message parameters', 'What the message names'),
  status: said('状态', 'Status', 'The platform’s or job’s own word for what happened', 'key'),
  source: said('来源', 'From', 'The part of the system that tells it, such as a job', 'key'),
  level: said('重要性', 'Level', 'How urgent it is: `error` wants something done, `info` does not'),
  created_at: said('时间', 'Time', 'When it was told'),
  readed: said('已读', 'Read', 'Whether the person has read it; set by them'),
}
