import { said, type WordsByName } from '../../jsonapi/facts/field-words.ts'
import { holdWords } from '../../workflows/hold-content.words.ts'

/** Field descriptions specific to smart_contents. */
export const smartContentsWords: WordsByName = {
  ...holdWords,
  title: said('标题', 'Title', 'Headline of the piece'),
  status: said(
    '状态',
    'Status',
    'Life cycle: `processed` ready, `checked` without pictures or reviewed, `downloaded` taken out, `deleted` in the trash',
  ),
  source: said(
    '来源',
    'Source',
    'How it came here: a platform, an import, or another family of contents',
    'platform',
  ),
  channel: said('渠道', 'Channel', 'The channel it is meant for', 'platform'),
  url: said(
    '文件地址',
    'File address',
    'Where the table to import stands on the open internet',
    'url',
  ),
  device_id: said(
    '设备',
    'Device',
    'The device that asks for the content and gets its lease',
    'id of devices',
  ),
  message: said('渠道的回答', 'Channel says', 'What the channel said, in its own words'),
  feed_id: said('渠道编号', 'Post ID', 'Number of the post, needed with `published`', 'key'),
  attempt_id: said(
    '发布尝试',
    'Attempt',
    'The try that was opened for the device',
    'id of publish_attempts',
  ),
}
