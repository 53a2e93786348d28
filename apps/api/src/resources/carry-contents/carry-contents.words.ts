import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'
import { holdWords } from '../../workflows/hold-content.words.ts'

/** Field descriptions specific to carry_contents. */
export const carryContentsWords: WordsByName = {
  ...holdWords,
  title: said(
    '标题',
    'Title',
    'Headline of the piece, as its author wrote it until somebody rewrites it',
  ),
  status: said(
    '状态',
    'Status',
    'Life cycle: `fetched` collected and unseen, `processed` pictures or video ready, `checked` reviewed, `downloaded` taken out, `deleted` in the trash',
  ),
  'audit_creative_content.status': said(
    '结论',
    'Decision',
    'What the reviewer decided: where the content goes',
  ),
  content_type: {
    ...said('内容形式', 'Form', 'Whether it is pictures or a video'),
    choices: {
      image: { zh: '图文', en: 'Image-text' },
      video: { zh: '视频', en: 'Video' },
    },
  },
  from: said('取自', 'Taken from', 'Which of its texts the words were taken from'),
  source: said(
    '来源',
    'Source',
    'The platform it was collected from, or `manual` for what people wrote',
    'platform',
  ),
  channel: said('渠道', 'Channel', 'The channel it is meant for; empty for any', 'platform'),
  'filter.channel': said(
    '渠道',
    'Channel',
    'Rows whose `channel` is one of these, comma separated; `none`: rows that are meant for no channel yet',
    'platform',
  ),
  play_gain: said(
    '每小时增长',
    'Growth',
    'Plays an hour between its last two readings, an hour apart at least; 0 before the second',
  ),
  document_id: said(
    '平台内容编号',
    'Platform ID',
    'Number of the piece at the platform it was collected from',
    'key',
  ),
  created_at: said('入库时间', 'Added', 'When the piece came here'),
  published_at: said('发布时间', 'Published', 'When it went live at a channel'),
  user_id: said('负责人', 'Owner', 'The person who works on it', 'id of users'),
  id: said('编号', 'ID', 'Number of the content', 'id of carry_contents'),
  device_id: said(
    '设备',
    'Device',
    'The device that asks for the content and gets its lease',
    'id of devices',
  ),
  'status.status': said('状态', 'Status', 'Statuses to take from'),
  kind: said('做成', 'Make', 'Whether the pieces are creator contents or personified ones'),
  message: said('渠道的回答', 'Channel says', 'What the channel said, in its own words'),
  feed_id: said('渠道编号', 'Post ID', 'Number of the post, needed with `published`', 'key'),
  uid: said('账号编号', 'Account ID', 'The studio account that publishes it', 'key'),
  platform: said('平台', 'Platform', 'The platform of that account', 'platform'),
  attempt_id: said(
    '发布尝试',
    'Attempt',
    'The try that was opened for the device',
    'id of publish_attempts',
  ),
  count: said('数量', 'Count', 'How many contents went to the trash'),
}
