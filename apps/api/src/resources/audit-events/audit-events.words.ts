import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to audit_events. */
export const auditEventsWords: WordsByName = {
  user_id: said(
    '操作人编号',
    'Person ID',
    'The person who did it; none where the system did',
    'id of users',
  ),
  username: said('用户名', 'User name', 'User name of that person at the time'),
  full_name: said('操作人', 'By', 'Name of that person at the time'),
  reason: said('原因', 'Reason', 'Why, as the person wrote'),
  created_at: said('时间', 'Time', 'When it happened'),
  business_team_id: said('团队', 'Team', 'The team in which it was done', 'id of business_teams'),
  team_name: said('团队名称', 'Team name', 'Name of the team in which it was done'),
}
