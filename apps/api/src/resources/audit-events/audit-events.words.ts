import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** What is meant by fields of audit_events where it is their own. */
export const auditEventsWords: WordsByName = {
  user_id: said('操作人', 'By', 'The person who did it; none where the system did', 'id of users'),
  username: said('用户名', 'User name', 'User name of that person at the time'),
  full_name: said('操作人', 'By', 'Name of that person at the time'),
  reason: said('原因', 'Reason', 'Why, as the person wrote'),
  created_at: said('时间', 'Time', 'When it happened'),
}
