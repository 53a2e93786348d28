import { behaviour } from '@omc/behaviours/vitest'
import { VirtualClock } from '@omc/core/testing'
import { expect, it } from 'vitest'
import { FRAME_CONTENT } from '../testing/frame-content.ts'
import { createFrameBridge, type FrameRequestMessage } from './create-frame-bridge.ts'

const ORIGIN = 'http://127.0.0.1:8090'
const ACCOUNT = { ok: true, uid: 'u', nickname: '小红豆', platform: 'jd', permission: true }
const PICTURE = { ok: true, url: 'data:image/jpeg;base64,AA', width: 8, height: 8 }

/** A page that answers every question with the same payload. */
function openPage(payload: object) {
  const source = {}
  const asked: FrameRequestMessage[] = []
  const say = (data: object) =>
    bridge.receive({ source, origin: ORIGIN, data: { omc: 1, ...data } })
  const bridge = createFrameBridge({
    post: (message) => {
      asked.push(message)
      const name = message.name.replace('request', 'response')
      queueMicrotask(() => say({ kind: 'response', name, id: message.id, payload }))
    },
    source: () => source,
    origin: ORIGIN,
    clock: new VirtualClock(0),
    newId: () => 'id-1',
    timeoutMs: 60_000,
  })
  say({ kind: 'ready', name: 'ready', id: '', payload: { platform: 'jd', uid: 'u' } })
  return { bridge, asked }
}

it.each([
  ['B-219', 'UserInfo', {}, ACCOUNT],
  ['B-219', 'CreatorInfo', {}, ACCOUNT],
  ['B-220', 'PddInfo', {}, ACCOUNT],
  ['B-220', 'JdInfo', {}, ACCOUNT],
  ['B-220', 'DaorcInfo', {}, ACCOUNT],
  ['B-221', 'SubmitContent', FRAME_CONTENT, { ok: true, draft_id: 'draft-1' }],
  ['B-221', 'PublishContent', FRAME_CONTENT, { ok: true, content_id: 'c', feed_id: 'f' }],
  ['B-222', 'ProcessImage', { url: 'https://pictures.test/1.jpg' }, PICTURE],
] as const)(
  '%s: a page is asked request%s and its answer is heard',
  async (id, subject, payload, answer) => {
    const { bridge, asked } = openPage(answer)
    const reply = await bridge.request(subject, payload)
    behaviour(id, () => {
      expect(asked).toMatchObject([{ name: `request${subject}`, payload }])
      expect(reply).toEqual({ tag: 'answered', payload: answer })
    })
  },
)
