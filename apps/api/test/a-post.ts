import type { PostedContent } from '../src/gateway/gateway.ts'

/** The smallest content that a channel's gateway takes. */
export const A_POST: PostedContent = {
  attempt_key: 'key-1',
  channel: 'jd',
  uid: 'u1',
  title: '保温杯',
  desc: '',
  images: [],
  paragraphs: [],
  items: [],
  draft: false,
  activity: false,
}
