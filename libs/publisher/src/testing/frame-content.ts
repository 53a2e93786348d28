import type { FrameContent } from '../frame-bridge/frame-protocol.ts'

/** A content that fits the protocol. */
export const FRAME_CONTENT: FrameContent = {
  attempt_key: 'key-1',
  channel: 'jd',
  uid: 'uid-1',
  title: 'One',
  desc: '',
  images: [],
  paragraphs: [],
  items: [],
  draft: false,
  activity: false,
}
