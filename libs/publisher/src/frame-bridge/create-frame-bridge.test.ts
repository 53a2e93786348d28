import { VirtualClock } from '@omc/core/testing'
import { describe, expect, it } from 'vitest'
import { FakeFrame } from '../testing/fake-frame.ts'
import type { FrameFault } from '../testing/fake-frame.ts'
import { FRAME_CONTENT } from '../testing/frame-content.ts'
import { createFrameBridge, LATE_ANSWER_MS } from './create-frame-bridge.ts'
import { framePublisher } from './frame-publisher.ts'

const content = FRAME_CONTENT

function setUp(fault: FrameFault = 'none', message = '') {
  const clock = new VirtualClock(0)
  const frame = new FakeFrame({
    clock,
    fault: () => fault,
    publish: () =>
      message === ''
        ? { ok: true, content_id: 'post-1', feed_id: 'feed-1' }
        : { ok: false, code: 'rejected', message },
  })
  let ids = 0
  const bridge = createFrameBridge({
    post: frame.post,
    source: () => frame.window,
    origin: frame.origin,
    clock,
    newId: () => `id-${(ids += 1)}`,
    timeoutMs: 60_000,
  })
  frame.onMessage = bridge.receive
  return { clock, frame, bridge, publish: () => framePublisher(bridge).publish(content) }
}

describe('a publication through the frame', () => {
  it('comes back accepted with the ids of the channel', async () => {
    const { clock, frame, publish } = setUp()
    frame.ready()
    const outcome = publish()
    await clock.advance(1_000)
    expect(await outcome).toEqual({ tag: 'accepted', contentId: 'post-1', feedId: 'feed-1' })
    expect(clock.pendingCount).toBe(0)
  })

  it.each<[FrameFault, object]>([
    ['bot_check', { tag: 'bot-check' }],
    ['rejected', { tag: 'rejected' }],
    ['upload_failed', { tag: 'upload-failed' }],
    ['empty', { tag: 'empty' }],
    ['no_permission', { tag: 'no-permission' }],
    ['lose-request', { tag: 'unknown', reason: 'silence' }],
    ['lose-answer', { tag: 'unknown', reason: 'silence' }],
    ['late-answer', { tag: 'accepted', feedId: 'feed-1' }],
    ['double-answer', { tag: 'accepted' }],
    ['foreign-first', { tag: 'accepted', feedId: 'feed-1' }],
  ])('%s', async (fault, expected) => {
    const { clock, frame, publish } = setUp(fault)
    frame.ready()
    const outcome = publish()
    await clock.advance(LATE_ANSWER_MS)
    expect(await outcome).toMatchObject(expected)
  })

  it.each([
    'x B_Publish_Perm y',
    '该账号没有发布权限',
    '无发布权限',
    'You have No Permission to Publish',
  ])('"%s" ends the queue', async (message) => {
    const { clock, frame, publish } = setUp('none', message)
    frame.ready()
    const outcome = publish()
    await clock.advance(1_000)
    expect(await outcome).toEqual({ tag: 'no-permission', message })
  })

  it('is not sent before the frame has announced itself', async () => {
    const { frame, publish } = setUp()
    expect(await publish()).toMatchObject({ tag: 'not-sent', reason: 'frame-not-ready' })
    expect(frame.received).toEqual([])
  })

  it('is not sent when the content is not what the protocol carries', async () => {
    const { frame, bridge } = setUp()
    frame.ready()
    const reply = await bridge.request('PublishContent', { ...content, attempt_key: '' })
    expect(reply).toMatchObject({
      tag: 'not-sent',
      code: 'content-invalid',
      message: 'attempt_key',
    })
    expect(frame.received).toEqual([])
  })

  it.each([
    ['is loaded again', (rig: ReturnType<typeof setUp>) => rig.frame.ready()],
    ['is gone', (rig: ReturnType<typeof setUp>) => rig.bridge.lost()],
  ])('is lost when the frame %s', async (_, breakIt) => {
    const rig = setUp()
    rig.frame.ready()
    const outcome = rig.publish()
    breakIt(rig)
    expect(await outcome).toEqual({ tag: 'unknown', reason: 'frame-lost' })
    expect(rig.clock.pendingCount).toBe(1) // only the frame's own latency
  })

  it('counts what it drops by code', async () => {
    const { clock, frame, bridge, publish } = setUp('double-answer')
    frame.ready()
    void publish()
    await clock.advance(1_000)
    frame.onMessage({ source: {}, origin: frame.origin, data: {} })
    expect(bridge.getDropped()).toEqual({ 'unknown-request': 1, 'foreign-source': 1 })
  })
})

it('asks for the account without waiting for ready', async () => {
  const { clock, bridge } = setUp()
  const reply = bridge.request('UserInfo', {})
  await clock.advance(1_000)
  expect(await reply).toMatchObject({ tag: 'answered', payload: { ok: true, uid: 'uid-1' } })
})

it.each(['*', '', 'null', 'http://127.0.0.1:8090/', 'http://a@b', '//x', 'file:///x'])(
  'refuses the target origin %j at creation',
  (origin) => {
    const clock = new VirtualClock()
    const make = () =>
      createFrameBridge({
        post: () => {},
        source: () => null,
        origin,
        clock,
        newId: () => '',
        timeoutMs: 1,
      })
    expect(make).toThrow(RangeError)
  },
)
