import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to access_accounts. */
export const accessAccountsWords: WordsByName = {
  status: said('状态', 'Status', 'Where the login stands', 'key'),
  level: said('级别', 'Level', 'Level of the creator at the platform, as it says'),
  'filter.level': said('级别', 'Level', 'Rows whose level is one of these, comma separated'),
  'filter.expired': said(
    '已过期',
    'Expired',
    '`true`: logins whose end has passed; `false`: the others, and those that tell of no end',
  ),
  category: said('领域', 'Field', 'What the creator posts about, as the platform says'),
  username: said('登录名', 'Login name', 'Name the login is signed in with at the platform'),
  email: said(
    '邮箱',
    'Email',
    'Mail address of the login at the platform; empty for none',
    'email',
  ),
  expires_at: said('登录到期时间', 'Login expires', 'When the platform wants a new sign-in'),
  permission: said(
    '可发布',
    'May publish',
    'Whether the platform lets the login publish, as it said last',
  ),
  created_at: said('添加时间', 'Added', 'When the login was added here'),
  title: said('标题', 'Title', 'What the card or the video is called at the platform'),
  desc: said('描述', 'Description', 'The text below the video'),
  content_id: said('视频编号', 'Video ID', 'Number of the video at the platform', 'key'),
  published_at: said(
    '发布时间',
    'Published',
    'When the video went live, as the platform writes it',
  ),
  'get_card_list.expires_at': said(
    '到期时间',
    'Expires',
    'When the card stops being good, as the platform writes it',
  ),
  left_count: said('剩余数', 'Left', 'How often the card can still be used'),
  platform: said('平台', 'Platform', 'The platform the login is for', 'platform'),
  id: said('编号', 'ID', 'Number of the login', 'id of access_accounts'),
  team_name: said('团队名称', 'Team name', 'Name of the team that owns the login'),
}
