import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to users. */
export const usersWords: WordsByName = {
  full_name: said('姓名', 'Name', 'What colleagues call the person'),
  username: said(
    '用户名',
    'User name',
    'The name the person signs in with; once in the whole system',
  ),
  roles: said(
    '角色',
    'Roles',
    'Roles of the person; together they say which screens and acts are theirs',
  ),
  online: said('在线', 'Online', 'Whether the person is signed in somewhere'),
  disabled: said(
    '停用',
    'Disabled',
    'Whether the person is kept out; set by those who manage people',
  ),
  business_team_id: said(
    '团队编号',
    'Team ID',
    'The team the person works in',
    'id of business_teams',
  ),
  team_name: said('团队', 'Team', 'Name of the team the person works in'),
  created_at: said('加入时间', 'Joined', 'When the person got the account'),
  settings: said('设置', 'Team settings', 'Settings of the team by name, read by the console'),
  count: said('账号数', 'Accounts', 'Studio accounts in the range'),
}
