import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to creator_contents. */
export const creatorContentsWords: WordsByName = {
  title: said('标题', 'Title', 'Headline of the piece'),
  kind: said(
    '类型',
    'Kind',
    'Whether it is a creator’s own piece or a personified one, told by a person who used the product',
  ),
  status: said(
    '状态',
    'Status',
    'Life cycle: `processed` ready, `checked` reviewed, `published` live, `deleted` in the trash',
  ),
  user_id: said('创作者', 'Creator', 'The person who made it', 'id of users'),
  studio_account_id: said(
    '发布账号',
    'Account',
    'The account it is given to',
    'id of studio_accounts',
  ),
  channel: said('渠道', 'Channel', 'The channel it is meant for', 'platform'),
  assigned_at: said('分配时间', 'Assigned', 'When it was given to the account'),
  uid: said('账号编号', 'Account ID', 'The studio account that publishes it', 'key'),
}
