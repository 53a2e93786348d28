import type { FrameOutcome } from '@omc/core'
import type { FrameReply } from './create-frame-bridge.ts'

/**
 * Words by which channels say that the account may not publish (compared in lower case).
 *
 * @source resources spec §8 (B_Publish_Perm); console behaviours B-189, B-190
 */
const NO_PERMISSION_MARKS = [
  'b_publish_perm',
  '没有发布权限',
  '无发布权限',
  'no permission to publish',
] as const

/**
 * Turns a frame's answer to a publication into the closed outcome the loop decides by.
 *
 * @source architecture §3 decision 6: foreign words are read here and nowhere else
 */
export function classifyReply(reply: FrameReply<'PublishContent'>): FrameOutcome {
  if (reply.tag === 'silence') return { tag: 'unknown', reason: 'silence' }
  if (reply.tag === 'lost') return { tag: 'unknown', reason: 'frame-lost' }
  if (reply.tag === 'answered') return classifyPayload(reply.payload)
  return { tag: 'not-sent', reason: reply.code, message: reply.message }
}

type Payload = (FrameReply<'PublishContent'> & { tag: 'answered' })['payload']

const OUTCOME_OF = {
  bot_check: 'bot-check',
  upload_failed: 'upload-failed',
  empty: 'empty',
  no_permission: 'no-permission',
} as const

function classifyPayload(payload: Payload): FrameOutcome {
  if (payload.ok) {
    const { content_id: contentId, feed_id: feedId } = payload
    return { tag: 'accepted', contentId, feedId }
  }
  const { code, message } = payload
  if (saysNoPermission(message)) return { tag: 'no-permission', message }
  if (code === 'rejected' || code === 'item_out_of_range') return { tag: 'rejected', code, message }
  return { tag: OUTCOME_OF[code], message }
}

function saysNoPermission(message: string): boolean {
  const words = message.toLowerCase()
  return NO_PERMISSION_MARKS.some((mark) => words.includes(mark))
}
