import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'

/** Field descriptions specific to publish_events. */
export const publishEventsWords: WordsByName = {
  platform: said('渠道', 'Channel', 'Channel of its account', 'platform'),
  kind: said('事件', 'Event', 'The step that happened, such as `claimed` or `published`', 'key'),
  title: said('标题', 'Title', 'What was to be published'),
  detail: said('详情', 'Details', 'What else is known of the step'),
  created_at: said('时间', 'Time', 'When it happened'),
  user_id: said('操作人', 'By', 'The person who did it; none where the system did', 'id of users'),
  uid: said('账号编号', 'Account ID', 'Rows of the account with this number at its channel', 'key'),
}
