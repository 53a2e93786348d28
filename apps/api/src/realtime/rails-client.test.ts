import { createConsumer } from '@rails/actioncable'
import type { Consumer } from '@rails/actioncable'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createSampleChannels } from './testing/sample-channels.ts'
import type { RunningNode } from './testing/start-node.ts'
import { startNode } from './testing/start-node.ts'

beforeAll(() => {
  // The client listens to its page; sockets and timers are those of the platform.
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterAll(() => vi.unstubAllGlobals())

const running: { stop(): Promise<void> }[] = []
const opened: Consumer[] = []
afterEach(async () => {
  for (const consumer of opened.splice(0)) consumer.disconnect()
  for (const node of running.splice(0)) await node.stop()
})

async function start(): Promise<RunningNode> {
  const node = await startNode({ channels: (api) => createSampleChannels(api.journal) })
  running.push(node)
  return node
}

function open(url: string | (() => string)): Consumer {
  const consumer = createConsumer(url)
  opened.push(consumer)
  return consumer
}

/** Words of a subscription in their order. */
function follow(consumer: Consumer, params: object) {
  const said: unknown[] = []
  const subscription = consumer.subscriptions.create(params, {
    connected: () => void said.push('connected'),
    rejected: () => void said.push('rejected'),
    received: (message) => void said.push(message),
    disconnected: (how) => void said.push(how),
  })
  return { subscription, said }
}

const ROOM = { channel: 'RoomChannel', room: 'a' }

it('connects, subscribes, performs, hears broadcasts and leaves', async () => {
  const node = await start()
  const { subscription, said } = follow(open(`${node.url}?token=ann`), ROOM)
  await expect.poll(() => said).toEqual(['connected'])
  subscription.perform('echo', { text: 'hi' })
  await expect.poll(() => said).toEqual(['connected', { text: 'hi' }])
  await node.node.broadcast('room:a', { n: 1 })
  await expect.poll(() => said).toEqual(['connected', { text: 'hi' }, { n: 1 }])
  subscription.unsubscribe()
  await expect.poll(() => node.api.journal).toEqual(['left a at nothing'])
})

it('learns that a channel is refused, and that one is unknown', async () => {
  const consumer = open(`${(await start()).url}?token=ann`)
  const closed = follow(consumer, { channel: 'ClosedChannel' })
  const unknown = follow(consumer, { channel: 'Nothing' })
  await expect.poll(() => [closed.said, unknown.said]).toEqual([['rejected'], ['rejected']])
})

it('is subscribed again after a restart', async () => {
  const [first, second] = [await start(), await start()]
  let url = first.url
  const consumer = open(() => `${url}?token=ann`)
  const { said } = follow(consumer, ROOM)
  await expect.poll(() => said).toEqual(['connected'])
  await first.node.close()
  await expect.poll(() => said).toEqual(['connected', { willAttemptReconnect: true }])
  url = second.url
  // Its own timer does the same 6 to 12 s later.
  consumer.connect()
  await expect.poll(() => said.slice(2)).toEqual(['connected'])
  await second.node.broadcast('room:a', { after: 'restart' })
  await expect.poll(() => said.at(-1)).toEqual({ after: 'restart' })
})

it.each(['stranger', 'expired'])('stops for good with the token "%s"', async (token) => {
  const consumer = open(`${(await start()).url}?token=${token}`)
  const { said } = follow(consumer, ROOM)
  await expect.poll(() => said).toEqual([{ willAttemptReconnect: false }])
  expect(consumer.connection.isActive()).toBe(false)
})
