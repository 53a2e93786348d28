import { request as httpRequest } from 'node:http'
import { behaviour } from '@omc/behaviours/vitest'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { HeardSignal, SignalReceiver } from './broadcaster.ts'
import { createMemoryBroadcaster } from './memory-broadcaster.ts'
import { createFakeApi } from './testing/fake-ports.ts'
import { createSampleChannels } from './testing/sample-channels.ts'
import type { RunningNode } from './testing/start-node.ts'
import { CONSOLE_ORIGIN, startNode } from './testing/start-node.ts'

const UNAUTHORIZED = { type: 'disconnect', reason: 'unauthorized', reconnect: false }
const EXT = ['actioncable-v1-ext-json']

let cable: RunningNode
const start = async (options: Parameters<typeof startNode>[0] = {}) => {
  cable = await startNode({
    channels: (api) => createSampleChannels(api.journal),
    ...options,
  })
  return cable
}
afterEach(() => cable.stop())

/** Lets real input and output happen until `done`, without waiting for any length of time. */
async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise<void>((resolve) => setImmediate(resolve))
}

describe('the door', () => {
  it.each([
    [['actioncable-v1-json'], 'actioncable-v1-json'],
    [['actioncable-v1-json', 'actioncable-v1-ext-json'], 'actioncable-v1-ext-json'],
    [['actioncable-v1-json', 'actioncable-unsupported'], 'actioncable-v1-json'],
    [['anycable-token.ann', 'actioncable-v1-json'], 'actioncable-v1-json'],
    [[], ''],
  ])('of the subprotocols %j it takes "%s"', async (protocols, chosen) => {
    const { open } = await start()
    const client = await open('?token=ann', { protocols })
    expect(client.protocol).toBe(chosen)
    expect(await client.next()).toMatchObject({ type: 'welcome' })
  })

  it('takes the token from the subprotocol when the query has none', async () => {
    const { open } = await start()
    const client = await open('', { protocols: ['actioncable-v1-json', 'anycable-token.ann'] })
    expect(await client.next()).toMatchObject({ type: 'welcome' })
  })

  it.each(['http://evil.test', 'http://localhost:8081', 'https://localhost:8080', 'null'])(
    'turns the foreign origin %s away in-band and never reads its token',
    async (origin) => {
      let askedCount = 0
      const api = createFakeApi({
        authenticate: () => {
          askedCount += 1
          return Promise.resolve({ tag: 'unauthorized' })
        },
      })
      const { open } = await start({ api })
      const client = await open('?token=ann', { origin })
      expect(await client.next()).toEqual(UNAUTHORIZED)
      expect(await client.closed).toBe(1000)
      expect(askedCount).toBe(0)
    },
  )

  it('lets the console in, and a client that is no browser', async () => {
    const { open, url } = await start()
    for (const given of [{ origin: CONSOLE_ORIGIN }, {}])
      expect(await (await open('?token=ann', given)).next()).toMatchObject({ type: 'welcome' })
    behaviour('B-200', () => expect(new URL(url).pathname).toBe('/cable'))
  })

  it('says who asks as the server knows it: behind a proxy it is not the socket', async () => {
    const asked: string[] = []
    const api = createFakeApi({
      authenticate: ({ remoteAddress }) => {
        asked.push(remoteAddress)
        return Promise.resolve({ tag: 'unauthorized' })
      },
    })
    const { open } = await start({ api, addressOf: () => '203.0.113.7' })
    await (
      await open('?token=ann')
    ).closed
    expect(asked).toEqual(['203.0.113.7'])
  })

  it('leaves upgrades of other paths to others', async () => {
    const { url } = await start()
    const status = await new Promise<number | undefined>((resolve, reject) => {
      httpRequest(url.replace('ws:', 'http:').replace('/cable', '/cables'), {
        headers: { connection: 'Upgrade', upgrade: 'websocket' },
      })
        .on('response', (answer) => resolve(answer.statusCode))
        .on('error', reject)
        .end()
    })
    behaviour('B-200', () => expect(status).toBe(404))
  })

  it('never logs or keeps a token, even when authentication fails with it in the text', async () => {
    const token = 'very secret/1'
    const api = createFakeApi({
      authenticate: (attempt) => Promise.reject(new Error(`no row for ${attempt.token}`)),
    })
    const { open, logged } = await start({ api })
    const client = await open(`?token=${encodeURIComponent(token)}`)
    expect(await client.closed).toBe(1011)
    expect(logged).toEqual([{ code: 'connect_failed', sid: 'id-2', detail: 'no row for [token]' }])
  })

  it('hands the token to connect only: later calls carry the bare path', async () => {
    const seen: string[] = []
    const { join } = await start({
      wrap: (app) => ({
        ...app,
        command: (request, meta) => {
          seen.push(JSON.stringify(request))
          return app.command(request, meta)
        },
      }),
    })
    const client = await join('bob')
    client.subscribe({ channel: 'RoomChannel', room: 'a' })
    await client.next()
    expect(seen).toHaveLength(1)
    expect(seen[0]).toContain('"url":"/cable"')
    expect(seen[0]).not.toContain('bob"')
    expect(seen[0]).not.toContain('token')
  })

  it('closes a socket that nobody decided about within 5 s', async () => {
    const api = createFakeApi({ authenticate: () => new Promise(() => undefined) })
    const { open, clock } = await start({ api })
    const client = await open('?token=ann')
    clock.advance(6_000)
    expect(await client.closed).toBe(1011)
  })
})

describe('the session', () => {
  it('closes the socket of an ended session within 5 s, and no other', async () => {
    const { join, clock, api, node } = await start()
    const [ann, bob] = [await join('ann'), await join('bob')]
    clock.advance(2_000)
    await ann.settle()
    clock.advance(1_999)
    api.ended.add('s-ann')
    clock.advance(2_000)
    expect(await ann.next()).toEqual(UNAUTHORIZED)
    await ann.closed
    await bob.settle()
    expect(node.stats().socketCount).toBe(1)
  })

  it('asks once for all sockets, and once per session', async () => {
    const asked: (readonly string[])[] = []
    const api = createFakeApi({
      liveSessions: (ids) => {
        asked.push(ids)
        return Promise.resolve(new Set(ids))
      },
    })
    const { join, clock } = await start({ api })
    for (const token of ['ann', 'ann', 'bob']) await join(token)
    clock.advance(2_000)
    expect(asked).toEqual([['s-ann', 's-bob']])
  })

  it('closes nobody when it cannot tell, and closes them once it can', async () => {
    let away = true
    const api = createFakeApi({
      liveSessions: () =>
        away ? Promise.reject(new Error('database away')) : Promise.resolve(new Set()),
    })
    const { join, clock, logged } = await start({ api })
    const client = await join()
    clock.advance(2_000)
    await until(() => logged.length > 0)
    expect(logged).toEqual([{ code: 'session_check_failed', detail: 'database away' }])
    await client.settle()
    away = false
    clock.advance(2_000)
    expect(await client.next()).toEqual(UNAUTHORIZED)
  })

  it('ends by a signal from any process, at once', async () => {
    const { join, node } = await start()
    const client = await join()
    const why = { reason: 'unauthorized', reconnect: false } as const
    await node.disconnect({ tag: 'session', session_id: 's-ann' }, why)
    expect(await client.next()).toEqual(UNAUTHORIZED)
    await client.closed
  })
})

describe('one client among many', () => {
  it('is dropped alone when more than the limit is unsent', async () => {
    const { join, node, logged } = await start({ limits: { maxUnsentBytes: 200_000 } })
    const [slow, quick] = [await join('ann'), await join('bob')]
    for (const client of [slow, quick]) {
      client.subscribe({ channel: 'RoomChannel', room: 'a' })
      await client.next()
    }
    slow.ws.pause()
    const text = 'x'.repeat(50_000)
    let sentCount = 0
    while (node.stats().socketCount === 2 && sentCount < 2_000) {
      await node.broadcast('room:a', { text, n: (sentCount += 1) })
      await quick.next()
    }
    expect(logged).toEqual([{ code: 'client_too_slow', sid: 'id-2' }])
    expect(node.stats()).toMatchObject({ socketCount: 1, slowDropCount: 1 })
    await quick.settle()
  })

  it('may send 64 kB, not more', async () => {
    const { join } = await start()
    const client = await join()
    client.sendText('x'.repeat(64 * 1024))
    await client.settle()
    client.sendText('x'.repeat(64 * 1024 + 1))
    expect(await client.closed).toBe(1009)
  })

  it('has its commands run one after another, in order, however many come at once', async () => {
    let runningCount = 0
    let mostCount = 0
    const { join } = await start({
      limits: { maxQueuedCommandCount: 4 },
      channels: () => ({
        SlowChannel: {
          subscribed: () => 'confirm',
          actions: {
            async work(call, { n }) {
              runningCount += 1
              mostCount = Math.max(mostCount, runningCount)
              await new Promise<void>((resolve) => setImmediate(resolve))
              runningCount -= 1
              call.transmit({ n })
            },
          },
        },
      }),
    })
    const client = await join()
    const identifier = client.subscribe({ channel: 'SlowChannel' })
    await client.next()
    const numbers = Array.from({ length: 50 }, (_, n) => n)
    for (const n of numbers) client.perform(identifier, 'work', { n })
    for (const n of numbers) expect(await client.next()).toEqual({ identifier, message: { n } })
    expect(mostCount).toBe(1)
  })

  it('may hold so many subscriptions, not more', async () => {
    const { join } = await start({ limits: { maxSubscriptionCount: 2 } })
    const client = await join()
    for (const room of ['first', 'second']) {
      client.subscribe({ channel: 'RoomChannel', room })
      expect(await client.next()).toMatchObject({ type: 'confirm_subscription' })
    }
    client.subscribe({ channel: 'RoomChannel', room: 'third' })
    expect(await client.next()).toMatchObject({ type: 'reject_subscription' })
  })

  it('is cut off when it no longer answers, while one that answers stays', async () => {
    const { join, clock, node, logged } = await start()
    const [silent, awake] = [await join('ann'), await join('bob')]
    silent.ws.pause()
    for (let round = 0; round < 4; round += 1) {
      let ponged = false
      awake.ws.once('ping', () => {
        ponged = true
      })
      clock.advance(3_000)
      await until(() => ponged)
      await awake.settle()
    }
    expect(logged).toEqual([{ code: 'half_open', sid: 'id-2' }])
    expect(node.stats().socketCount).toBe(1)
  })

  it('leaves nothing behind when it goes', async () => {
    const { join, node, api } = await start()
    const client = await join()
    const identifier = client.subscribe({ channel: 'RoomChannel', room: 'a' })
    await client.next()
    client.perform(identifier, 'tick')
    await client.next()
    expect(node.stats()).toMatchObject({ socketCount: 1, streamCount: 1 })
    client.close()
    await client.closed
    await until(() => api.journal.length > 0)
    expect(node.stats()).toMatchObject({ socketCount: 0, streamCount: 0 })
    expect(api.journal).toEqual(['left a at 2'])
  })

  it('gets no history frames over the plain protocol', async () => {
    const { join } = await start()
    const client = await join()
    const history = { since: 1, streams: {} }
    const identifier = client.subscribe({ channel: 'RoomChannel', room: 'a' }, { history })
    client.send({ command: 'history', identifier, history })
    await client.next()
    await client.settle()
    expect(client.pending).toEqual([])
  })
})

describe('several processes', () => {
  it('all deliver what one broadcasts', async () => {
    const broadcaster = createMemoryBroadcaster()
    const other = await startNode({
      broadcaster,
      channels: (api) => createSampleChannels(api.journal),
    })
    const { join } = await start({ broadcaster })
    const client = await join()
    const identifier = client.subscribe({ channel: 'RoomChannel', room: 'a' })
    await client.next()
    await other.node.broadcast('room:a', { n: 1 })
    expect(await client.next()).toEqual({ identifier, message: { n: 1 } })
    await other.stop()
  })

  it('after a gap between them, clients come back and hear what they missed', async () => {
    const receivers = new Set<SignalReceiver>()
    const memory = createMemoryBroadcaster()
    const { join, node } = await start({
      broadcaster: {
        publish: memory.publish,
        history: memory.history,
        subscribe: (receiver) => {
          receivers.add(receiver)
          return memory.subscribe(receiver)
        },
      },
    })
    const client = await join('ann', EXT)
    const identifier = client.subscribe({ channel: 'RoomChannel', room: 'a' })
    await client.next()
    await node.broadcast('room:a', { n: 1 })
    const { epoch, offset } = await client.next()
    await memory.publish({ tag: 'message', stream: 'room:a', message: { n: 2 } })
    expect(await client.next()).toMatchObject({ message: { n: 2 } })
    for (const receiver of receivers) receiver.gap()
    expect(await client.next()).toMatchObject({ reason: 'server_restart', reconnect: true })
    const again = await join('ann', EXT)
    const history = { streams: { 'room:a': { epoch, offset } } }
    again.subscribe({ channel: 'RoomChannel', room: 'a' }, { history })
    await again.next()
    expect(await again.next()).toMatchObject({ message: { n: 2 } })
    expect(await again.next()).toEqual({ type: 'confirm_history', identifier })
  })

  it('a message that the history held is not sent a second time when it is heard later', async () => {
    const receivers = new Set<SignalReceiver>()
    const memory = createMemoryBroadcaster()
    const { join } = await start({
      broadcaster: {
        publish: memory.publish,
        history: memory.history,
        subscribe: (receiver) => {
          receivers.add(receiver)
          return () => receivers.delete(receiver)
        },
      },
    })
    const say = async (n: number) => {
      await memory.publish({ tag: 'message', stream: 'room:a', message: { n } })
    }
    const heardLate: HeardSignal[] = []
    memory.subscribe({ signal: (signal) => void heardLate.push(signal), gap: () => undefined })
    await say(1)
    await say(2)
    await say(3)
    const [first] = heardLate
    if (first?.tag !== 'message') throw new Error('the first signal is no message')
    const client = await join('ann', EXT)
    const history = { streams: { 'room:a': first.position } }
    const identifier = client.subscribe({ channel: 'RoomChannel', room: 'a' }, { history })
    await client.next()
    expect(await client.next()).toMatchObject({ message: { n: 2 } })
    expect(await client.next()).toMatchObject({ message: { n: 3 } })
    expect(await client.next()).toMatchObject({ type: 'confirm_history', identifier })
    await say(4)
    for (const receiver of receivers) for (const signal of heardLate) receiver.signal(signal)
    expect(await client.next()).toMatchObject({ message: { n: 4 } })
  })
})

describe('closing', () => {
  beforeEach(() => start())

  it('stops every timer and takes nobody in any more', async () => {
    await cable.join()
    await cable.node.close()
    expect(cable.clock.timerCount).toBe(0)
    await expect(cable.open('?token=ann')).rejects.toThrow('503')
  })

  it('cuts off clients that do not close', async () => {
    const client = await cable.join()
    client.ws.pause()
    const closing = cable.node.close()
    cable.clock.advance(2_000)
    await closing
    expect(cable.node.stats().socketCount).toBe(0)
  })
})
