import { cutText, eitherOf, flag, listOf, numberIn, oneOfValues, recordOf, text } from './shape.ts'
import type { Parse, ValueOf } from './shape.ts'

const id = text(200, 1)
const url = text(20_000_000)
const message = cutText(2_000)
const nothing = recordOf({})

const content = recordOf(
  {
    attempt_key: id,
    channel: id,
    uid: id,
    title: text(2_000),
    desc: text(100_000),
    images: listOf(url, 200),
    paragraphs: listOf(text(100_000), 500),
    items: listOf(recordOf({ item_id: id }, { title: text(2_000) }), 50),
    draft: flag,
    activity: flag,
  },
  { topic: text(500) },
)

const PUBLISH_FAILURES = [
  'bot_check',
  'rejected',
  'upload_failed',
  'empty',
  'no_permission',
  'item_out_of_range',
] as const

const publishFailure = recordOf({
  ok: oneOfValues(false),
  code: oneOfValues(...PUBLISH_FAILURES),
  message,
})
const failure = recordOf({ ok: oneOfValues(false), code: cutText(200), message })

const account = eitherOf(
  recordOf(
    { ok: oneOfValues(true), uid: id, nickname: cutText(200), platform: id, permission: flag },
    { avatar: url },
  ),
  failure,
)

/**
 * The whole protocol: subject → what `request…` carries, what `response…` carries, and whether
 * asking changes something outside.
 *
 * @source console behaviours B-218 … B-222 (frame messages)
 */
export const FRAME_PROTOCOL = {
  UserInfo: { effect: 'read', request: nothing, response: account },
  CreatorInfo: { effect: 'read', request: nothing, response: account },
  PddInfo: { effect: 'read', request: nothing, response: account },
  JdInfo: { effect: 'read', request: nothing, response: account },
  DaorcInfo: { effect: 'read', request: nothing, response: account },
  SubmitContent: {
    effect: 'write',
    request: content,
    response: eitherOf(recordOf({ ok: oneOfValues(true), draft_id: id }), publishFailure),
  },
  PublishContent: {
    effect: 'write',
    request: content,
    // A content id is the only proof of a publication; without one it is not a success.
    response: eitherOf(
      recordOf({ ok: oneOfValues(true), content_id: id, feed_id: text(200) }),
      publishFailure,
    ),
  },
  ProcessImage: {
    effect: 'read',
    request: recordOf(
      { url: text(20_000_000, 1) },
      { max_width: numberIn(1, 20_000), quality: numberIn(0, 1) },
    ),
    response: eitherOf(
      recordOf({
        ok: oneOfValues(true),
        url,
        width: numberIn(1, 100_000),
        height: numberIn(1, 100_000),
      }),
      failure,
    ),
  },
} as const satisfies Record<
  string,
  { effect: 'read' | 'write'; request: Parse<object>; response: Parse<object> }
>

export type FrameSubject = keyof typeof FRAME_PROTOCOL
export type FrameRequest<S extends FrameSubject> = ValueOf<(typeof FRAME_PROTOCOL)[S]['request']>
export type FrameResponse<S extends FrameSubject> = ValueOf<(typeof FRAME_PROTOCOL)[S]['response']>
export type FrameContent = FrameRequest<'PublishContent'>

export const isFrameSubject = (name: string): name is FrameSubject =>
  Object.hasOwn(FRAME_PROTOCOL, name)

export const parseReady = recordOf({ platform: text(100, 1), uid: text(200) })
export type FrameReady = ValueOf<typeof parseReady>
