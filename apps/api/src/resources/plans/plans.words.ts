import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to plans. */
export const plansWords: WordsByName = {
  name: said('计划名称', 'Plan', 'What people call the plan'),
  kind: said(
    '动作',
    'Does',
    '`submit` puts contents into the queue; `open_queue` lets the account’s queue run',
  ),
  enabled: said('启用', 'On', 'Whether it runs'),
  content_source: said('内容来源', 'Source', 'Contents from this platform are taken', 'platform'),
  platform: said('渠道', 'Channel', 'Channel of its account', 'platform'),
  studio_account_id: said(
    '工作室账号',
    'Studio account',
    'The studio account the plan is for',
    'id of studio_accounts',
  ),
}
