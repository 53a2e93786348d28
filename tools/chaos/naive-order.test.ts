import { expect, test } from 'vitest'
import { VirtualClock } from '../../libs/core/src/testing/index.ts'
import { FakeChannel } from '../../libs/publisher/src/testing/index.ts'
import { naiveOrder } from './naive-order.ts'

test('the naive order tells the server of a send only with its result', async () => {
  const channel = new FakeChannel({ clock: new VirtualClock(0) })
  channel.enqueue(1)
  const api = naiveOrder(channel.api())
  const answer = await api.claim()
  if (answer.tag !== 'item') throw new Error(`nothing claimed: ${answer.tag}`)
  const { item } = answer
  expect(await api.submitting(item)).toEqual({ tag: 'ok' })
  expect(channel.rows[0]?.status).toBe('claimed')
  await api.report({
    attemptKey: item.attemptKey,
    attemptId: item.attemptId,
    outcome: 'published',
    feedId: 'f1',
    code: null,
    message: null,
    deviceId: '5',
    fence: 4,
    refusedCode: null,
  })
  expect(channel.rows[0]?.status).toBe('published')
})
