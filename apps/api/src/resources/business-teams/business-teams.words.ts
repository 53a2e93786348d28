import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to business_teams. */
export const businessTeamsWords: WordsByName = {
  name: said('团队名称', 'Team', 'What people call the team'),
  settings: said(
    '设置',
    'Settings',
    'Settings of the team by name, such as its time zone; the console writes them',
  ),
  created_at: said('创建时间', 'Created', 'When the team was made'),
  id: said('标签编号', 'Tag ID', 'Number of the team, or of the tag at its platform', 'key'),
  parent_id: said('上级标签', 'Parent tag', 'The tag it stands below', 'key'),
  'get_info.id': said('编号', 'ID', 'Number of the team', 'id of business_teams'),
  'role_select.id': said('编号', 'ID', 'Number of the person', 'id of users'),
}
