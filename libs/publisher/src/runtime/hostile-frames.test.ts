import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLong } from '../../../../vitest.limits.ts'
import { hostileMessages } from '../testing/hostile-messages.ts'
import { createRig } from '../testing/rig.ts'
import type { PublisherApi } from './publisher-ports.ts'

const COUNT = isLong ? 100_000 : 10_000

it(`does nothing on ${COUNT} hostile messages while a post is being sent`, async () => {
  const rig = await sendOnePost()
  const before = rig.look()
  expect(before.state.phase.tag).toBe('sending')

  let count = 0
  fc.assert(
    fc.property(hostileMessages(rig.known), (event) => {
      count += 1
      rig.frame.onMessage(event)
      return rig.droppedCount() === count
    }),
    { numRuns: COUNT, endOnFailure: true },
  )
  expect(count).toBe(COUNT)
  await rig.clock.advance(0) // an answer that was taken would go on in microtasks
  expect(rig.look()).toEqual(before)
  expect(rig.look().state).toBe(before.state)

  // The request was open all the while: the true answer is taken, and reported once.
  await rig.clock.advance(1_000)
  expect(rig.calls.filter((call) => call === 'report')).toHaveLength(1)
  expect(rig.channel.rows.map(({ status, feedId }) => [status, feedId])).toEqual([
    ['published', rig.channel.posts[0]?.feedId],
  ])
})

/** A run whose only post has been given to the frame, which has not answered yet. */
async function sendOnePost() {
  const rig = createRig()
  const calls: string[] = []
  let changes = 0
  const page = rig.open(
    (api) => watchCalls(api, calls),
    () => (changes += 1),
  )
  const { publisher, bridge, frame } = page
  rig.channel.enqueue(1)
  await publisher.start()
  await rig.clock.advance(0)
  const openId = frame.received.find(({ name }) => name === 'requestPublishContent')?.id ?? ''
  return {
    ...rig,
    frame,
    calls,
    known: { window: frame.window, origin: frame.origin, openId },
    droppedCount: () => Object.values(bridge.getDropped()).reduce((sum, one) => sum + one, 0),
    /** Everything that a message could have changed. */
    look: () => ({
      state: publisher.getState(),
      events: publisher.getEvents(),
      ready: bridge.getReady(),
      changes,
      calls: [...calls],
      sent: frame.received.length,
      kept: rig.outbox.rows.size,
      posts: rig.channel.posts.length,
      timers: rig.clock.pendingCount,
    }),
  }
}

function watchCalls(api: PublisherApi, calls: string[]): PublisherApi {
  const watch =
    <A extends unknown[], T>(name: string, call: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> => {
      calls.push(name)
      return call(...args)
    }
  return {
    claim: watch('claim', api.claim),
    submitting: watch('submitting', api.submitting),
    report: watch('report', api.report),
    heartbeat: watch('heartbeat', api.heartbeat),
    keepAlive: watch('keepAlive', api.keepAlive),
  }
}
