import type { FrameOutcome } from '@omc/core'
import { match } from 'ts-pattern'
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
  return match(reply)
    .returnType<FrameOutcome>()
    .with({ tag: 'answered' }, ({ payload }) => classifyPayload(payload))
    .with({ tag: 'silence' }, () => ({ tag: 'unknown', reason: 'silence' }))
    .with({ tag: 'lost' }, () => ({ tag: 'unknown', reason: 'frame-lost' }))
    .with({ tag: 'not-sent' }, ({ code, message }) => ({ tag: 'not-sent', reason: code, message }))
    .exhaustive()
}

type Payload = (FrameReply<'PublishContent'> & { tag: 'answered' })['payload']

function classifyPayload(payload: Payload): FrameOutcome {
  if (payload.ok) {
    const { content_id: contentId, feed_id: feedId } = payload
    return { tag: 'accepted', contentId, feedId }
  }
  return classifyRefusal(payload)
}

/** A channel's no as an outcome; a code that nobody agreed on refuses the content. */
export function classifyRefusal({
  code,
  message,
}: {
  readonly code: string
  readonly message: string
}): FrameOutcome {
  if (saysNoPermission(message)) return { tag: 'no-permission', message }
  return match(code)
    .returnType<FrameOutcome>()
    .with('bot_check', () => ({ tag: 'bot-check', message }))
    .with('upload_failed', () => ({ tag: 'upload-failed', message }))
    .with('empty', () => ({ tag: 'empty', message }))
    .with('no_permission', () => ({ tag: 'no-permission', message }))
    .otherwise(() => ({ tag: 'rejected', code, message }))
}

function saysNoPermission(message: string): boolean {
  const words = message.toLowerCase()
  return NO_PERMISSION_MARKS.some((mark) => words.includes(mark))
}
