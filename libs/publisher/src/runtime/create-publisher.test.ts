import { expect, it } from 'vitest'
import { createRig } from '../testing/rig.ts'

it('publishes a queue of three through the frame and stops completed', async () => {
  const { clock, channel, outbox, open } = createRig()
  channel.enqueue(3)
  const { publisher } = open()
  await publisher.start()
  await clock.advance(120_000)
  expect(publisher.getState().phase).toEqual({ tag: 'stopped', why: 'completed' })
  expect(publisher.getState().counts).toMatchObject({ published: 3, failed: 0, queueLeft: 0 })
  expect(channel.rows.map(({ status }) => status)).toEqual(['published', 'published', 'published'])
  expect(channel.posts).toHaveLength(3)
  expect(outbox.rows.size).toBe(0)
  expect(clock.pendingCount).toBe(0)
})
