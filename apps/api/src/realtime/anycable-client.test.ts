import { Channel, SubscriptionRejectedError, createCable } from '@anycable/core'
import type { Cable, ReasonError } from '@anycable/core'
import { afterEach, describe, expect, it } from 'vitest'
import { createSampleChannels } from './testing/sample-channels.ts'
import type { RunningNode } from './testing/start-node.ts'
import { startNode } from './testing/start-node.ts'

class RoomChannel extends Channel<{ room: string }> {
  static override identifier = 'RoomChannel'
}

class ClosedChannel extends Channel {
  static override identifier = 'ClosedChannel'
}

const running: { stop(): Promise<void> }[] = []
const opened: Cable[] = []
afterEach(async () => {
  for (const cable of opened.splice(0)) cable.disconnect()
  for (const node of running.splice(0)) await node.stop()
})

async function start(): Promise<RunningNode> {
  const node = await startNode({ channels: (api) => createSampleChannels(api.journal) })
  running.push(node)
  return node
}

function open(
  node: RunningNode,
  protocol: 'actioncable-v1-json' | 'actioncable-v1-ext-json',
  token = 'ann',
): Cable {
  const cable = createCable(`${node.url}?token=${token}`, {
    protocol,
    // Reconnects happen when the test says so, not when a timer does.
    monitor: false,
    performFailures: 'throw',
    protocolOptions: { disableSessionRecovery: true, historyTimestamp: 0 },
  })
  opened.push(cable)
  return cable
}

/** Messages as they come, one promise each. */
function inbox(channel: Channel) {
  const heard: unknown[] = []
  const waiting: ((message: unknown) => void)[] = []
  channel.on('message', (message) => {
    const take = waiting.shift()
    if (take === undefined) heard.push(message)
    else take(message)
  })
  return {
    heard,
    next: () =>
      heard.length > 0
        ? Promise.resolve(heard.shift())
        : new Promise((resolve) => void waiting.push(resolve)),
  }
}

const lost = (cable: Cable) =>
  new Promise<ReasonError>((resolve) => void cable.once('disconnect', resolve))

describe.each(['actioncable-v1-json', 'actioncable-v1-ext-json'] as const)(
  'the AnyCable client over %s',
  (protocol) => {
    it('connects, subscribes, performs and hears broadcasts', async () => {
      const node = await start()
      const cable = open(node, protocol)
      const channel = cable.subscribe(new RoomChannel({ room: 'a' }))
      const { next } = inbox(channel)
      await channel.ensureSubscribed()
      await channel.perform('echo', { text: 'hi' })
      expect(await next()).toEqual({ text: 'hi' })
      await node.node.broadcast('room:a', { n: 1 })
      expect(await next()).toEqual({ n: 1 })
    })

    it('learns that a channel is refused', async () => {
      const cable = open(await start(), protocol)
      const channel = cable.subscribe(new ClosedChannel())
      await expect(channel.ensureSubscribed()).rejects.toBeInstanceOf(SubscriptionRejectedError)
    })

    it('keeps alive on pings', async () => {
      const node = await start()
      const cable = open(node, protocol)
      await cable.connect()
      const alive = new Promise((resolve) => void cable.once('keepalive', resolve))
      node.clock.advance(3_000)
      expect(await alive).toBe(node.clock.now() / 1000)
    })

    it('goes through a restart and is subscribed again on the new server', async () => {
      const [first, second] = [await start(), await start()]
      const cable = open(first, protocol)
      const channel = cable.subscribe(new RoomChannel({ room: 'a' }))
      const { next } = inbox(channel)
      await channel.ensureSubscribed()
      const gone = lost(cable)
      await first.node.close()
      expect((await gone).reason).toBe('server_restart')
      expect(cable.state).toBe('disconnected')
      cable.transport.setURL(`${second.url}?token=ann`)
      await cable.connect()
      await channel.ensureSubscribed()
      await second.node.broadcast('room:a', { after: 'restart' })
      expect(await next()).toEqual({ after: 'restart' })
    })

    it.each([
      ['stranger', 'unauthorized'],
      ['expired', 'token_expired'],
    ])('stops for good with the token "%s": %s', async (token, reason) => {
      const cable = open(await start(), protocol, token)
      const closed = new Promise<ReasonError | undefined>(
        (resolve) => void cable.once('close', resolve),
      )
      await expect(cable.connect()).rejects.toMatchObject({ reason })
      expect((await closed)?.reason).toBe(reason)
      expect(cable.state).toBe('closed')
    })
  },
)

it('over the extended protocol the client gets what it missed, and learns of a gap', async () => {
  const node = await start()
  const cable = open(node, 'actioncable-v1-ext-json')
  const channel = cable.subscribe(new RoomChannel({ room: 'a' }))
  const { next } = inbox(channel)
  const infos: string[] = []
  channel.on('info', ({ type }) => void infos.push(type))
  await channel.ensureSubscribed()
  await node.node.broadcast('room:a', { n: 0 })
  await next()

  const away = async (messageCount: number) => {
    const gone = lost(cable)
    await node.node.disconnect({ tag: 'user', user_id: '1' })
    await gone
    for (let n = 1; n <= messageCount; n += 1) await node.node.broadcast('room:a', { n })
    const told = new Promise((resolve) => void channel.once('info', resolve))
    await cable.connect()
    await told
  }

  await away(3)
  expect([await next(), await next(), await next()]).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  await away(150)
  expect(infos).toEqual(['history_received', 'history_not_found'])
})
