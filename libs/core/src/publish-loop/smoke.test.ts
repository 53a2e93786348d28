import { expect, it } from 'vitest'
import { PUBLISH_LOOP, runLoop } from '../index.ts'
import type { FetchAnswer, QueueItem } from '../index.ts'
import { seededRandom, VirtualClock } from '../testing/index.ts'

it('publishes a queue of three and stops completed', async () => {
  const clock = new VirtualClock(0)
  const queue: QueueItem[] = ['a', 'b', 'c'].map((k) => ({
    attemptKey: k,
    channel: 'jd',
    title: k,
  }))
  const loop = runLoop<QueueItem>({
    config: PUBLISH_LOOP,
    clock,
    random: seededRandom(1),
    ports: {
      fetch: async (): Promise<FetchAnswer<QueueItem>> => {
        const item = queue.shift()
        return item ? { tag: 'item', item } : { tag: 'none' }
      },
      submit: async () => ({ tag: 'ok' }),
      send: async () => ({ tag: 'accepted', contentId: 'c', feedId: 'f' }),
      report: async () => ({ tag: 'ok' }),
    },
  })
  loop.dispatch({ tag: 'start' })
  await clock.advance(60_000)
  expect(loop.getState().phase).toEqual({ tag: 'stopped', why: 'completed' })
  expect(loop.getState().counts.published).toBe(3)
  expect(clock.pendingCount).toBe(0)
})
