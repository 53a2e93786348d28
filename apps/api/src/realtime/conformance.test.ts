import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CableApp } from './cable-app.ts'
import { createRpcHandler } from './rpc-handler.ts'
import { createAnyCableStandIn } from './testing/anycable-stand-in.ts'
import { createSampleChannels } from './testing/sample-channels.ts'
import type { RunningNode } from './testing/start-node.ts'
import { STARTED_AT, startNode } from './testing/start-node.ts'

const SECRET = 'a secret both sides hold'
const EXT = ['actioncable-v1-ext-json']
const overRpc = (app: CableApp) =>
  createAnyCableStandIn(createRpcHandler({ app, secret: SECRET }), SECRET, app)

describe.each([
  ['the embedded node', (app: CableApp) => app],
  ['the RPC handler', overRpc],
])('conformance of %s', (_name, wrap) => {
  let cable: RunningNode

  beforeEach(async () => {
    cable = await startNode({ wrap, channels: (api) => createSampleChannels(api.journal) })
  })
  afterEach(() => cable.stop())

  it('welcome: greets an authenticated socket with its sid', async () => {
    const client = await cable.open('?token=ann')
    expect(await client.next()).toEqual({ type: 'welcome', sid: 'id-2' })
  })

  it('ping: carries unix seconds every 3 s', async () => {
    const client = await cable.join()
    cable.clock.advance(3_000)
    expect(await client.nextPing()).toEqual({ type: 'ping', message: STARTED_AT / 1000 + 3 })
    cable.clock.advance(3_000)
    expect(await client.nextPing()).toEqual({ type: 'ping', message: STARTED_AT / 1000 + 6 })
  })

  it('confirm: answers a subscription once, with the same identifier text', async () => {
    const client = await cable.join()
    const identifier = client.subscribe({ channel: 'RoomChannel', room: 'a' })
    expect(await client.next()).toEqual({ type: 'confirm_subscription', identifier })
  })

  it('reject: says so when the channel refuses', async () => {
    const client = await cable.join()
    const identifier = client.subscribe({ channel: 'ClosedChannel' })
    expect(await client.next()).toEqual({ type: 'reject_subscription', identifier })
  })

  it('unknown channel: is rejected, not left in silence', async () => {
    const client = await cable.join()
    for (const channel of ['Nothing', 'constructor', '__proto__']) {
      const identifier = client.subscribe({ channel })
      expect(await client.next()).toEqual({ type: 'reject_subscription', identifier })
    }
  })

  it('duplicate subscribe: is silent', async () => {
    const client = await cable.join()
    client.subscribe({ channel: 'RoomChannel', room: 'a' })
    client.subscribe({ channel: 'RoomChannel', room: 'a' })
    await client.next()
    await client.settle()
    expect(client.pending).toEqual([])
  })

  it('unsubscribe: is not answered, and ends the streams', async () => {
    const client = await cable.join()
    const identifier = client.subscribe({ channel: 'RoomChannel', room: 'a' })
    await client.next()
    client.send({ command: 'unsubscribe', identifier })
    await client.settle()
    await cable.node.broadcast('room:a', { n: 1 })
    await client.settle()
    expect(client.pending).toEqual([])
    expect(cable.api.journal).toEqual(['left a at nothing'])
  })

  it('perform: runs a listed action and keeps the state of the subscription', async () => {
    const client = await cable.join()
    const identifier = client.subscribe({ channel: 'RoomChannel', room: 'a' })
    await client.next()
    client.perform(identifier, 'echo', { text: 'hi' })
    client.perform(identifier, 'tick')
    client.perform(identifier, 'tick')
    expect(await client.next()).toEqual({ identifier, message: { text: 'hi' } })
    expect(await client.next()).toEqual({ identifier, message: { count: 2 } })
    expect(await client.next()).toEqual({ identifier, message: { count: 3 } })
  })

  it('unknown action: is ignored, whatever its name', async () => {
    const client = await cable.join()
    const identifier = client.subscribe({ channel: 'RoomChannel', room: 'a' })
    await client.next()
    for (const name of ['nothing', 'subscribed', 'unsubscribed', 'constructor', '__proto__', ''])
      client.perform(identifier, name)
    client.send({ command: 'message', identifier, data: '{' })
    client.send({ command: 'message', identifier, data: 'null' })
    client.send({ command: 'message', identifier: '{"channel":"GreetingChannel"}', data: '{}' })
    await client.settle()
    expect(client.pending).toEqual([])
    expect(cable.api.journal).toEqual([])
    expect(cable.logged).toEqual([])
  })

  it('transmissions before confirm: come first, in order', async () => {
    const client = await cable.join()
    const identifier = client.subscribe({ channel: 'GreetingChannel' })
    expect(await client.next()).toEqual({ identifier, message: { hello: '1' } })
    expect(await client.next()).toEqual({ identifier, message: { hello: 'again' } })
    expect(await client.next()).toEqual({ type: 'confirm_subscription', identifier })
  })

  it('streams: bring what is broadcast, also those added by an action', async () => {
    const client = await cable.join()
    const identifier = client.subscribe({ channel: 'RoomChannel', room: 'a' })
    await client.next()
    client.perform(identifier, 'follow', { room: 'b' })
    await client.settle()
    for (const room of ['a', 'b', 'c']) await cable.node.broadcast(`room:${room}`, { room })
    await client.settle()
    expect(client.pending).toEqual([
      { identifier, message: { room: 'a' } },
      { identifier, message: { room: 'b' } },
    ])
  })

  it('stop streams: ends one stream or all, the subscription stays', async () => {
    const client = await cable.join()
    const identifier = client.subscribe({ channel: 'RoomChannel', room: 'a' })
    await client.next()
    client.perform(identifier, 'follow', { room: 'b' })
    client.perform(identifier, 'unfollow', { room: 'a' })
    await client.settle()
    for (const room of ['a', 'b']) await cable.node.broadcast(`room:${room}`, { room })
    expect(await client.next()).toEqual({ identifier, message: { room: 'b' } })
    client.perform(identifier, 'unfollow_all')
    await client.settle()
    await cable.node.broadcast('room:b', { late: true })
    client.perform(identifier, 'echo', { text: 'still here' })
    expect(await client.next()).toEqual({ identifier, message: { text: 'still here' } })
  })

  it('broadcast to many: reaches every subscriber once, nobody else', async () => {
    const clients = await Promise.all(Array.from({ length: 10 }, () => cable.join()))
    for (const [index, client] of clients.entries()) {
      client.subscribe({ channel: 'RoomChannel', room: index < 8 ? 'a' : 'b' })
      await client.next()
    }
    await cable.node.broadcast('room:a', { n: 1 })
    for (const client of clients) await client.settle()
    expect(clients.map(({ pending }) => pending.length)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0, 0])
  })

  it('remote disconnect: closes the sockets of that person, and no others', async () => {
    const [ann, bob] = [await cable.join('ann'), await cable.join('bob')]
    await cable.node.disconnect({ tag: 'user', user_id: '1' })
    expect(await ann.next()).toEqual({ type: 'disconnect', reason: 'remote', reconnect: true })
    expect(await ann.closed).toBe(1000)
    await bob.settle()
    expect(cable.node.stats().socketCount).toBe(1)
  })

  it('restart: tells every client to come back, then closes', async () => {
    const client = await cable.join()
    const closing = cable.node.close()
    expect(await client.next()).toEqual({
      type: 'disconnect',
      reason: 'server_restart',
      reconnect: true,
    })
    await client.closed
    await closing
  })

  it('garbage JSON: meets silence, and the socket stays open', async () => {
    const client = await cable.join()
    for (const text of ['{', '', 'null', '[]', '"x"', '{"command":"dance","identifier":"x"}'])
      client.sendText(text)
    client.send({ command: 'subscribe', identifier: 7 })
    client.ws.send(Buffer.from([1, 2, 3]), { binary: true })
    await client.settle()
    expect(client.pending).toEqual([])
    expect(client.ws.readyState).toBe(1)
  })

  it.each(['', '?token=', '?token=stranger'])(
    'unauthorized: "%s" is told and closed',
    async (query) => {
      const client = await cable.open(query)
      expect(await client.next()).toEqual({
        type: 'disconnect',
        reason: 'unauthorized',
        reconnect: false,
      })
      expect(await client.closed).toBe(1000)
    },
  )

  it('expired token: has its own reason, so that the client fetches a new one', async () => {
    const client = await cable.open('?token=expired')
    expect(await client.next()).toEqual({
      type: 'disconnect',
      reason: 'token_expired',
      reconnect: false,
    })
    expect(await client.closed).toBe(1000)
  })

  it('history: a client that comes back gets what it missed, after the confirmation', async () => {
    const before = await cable.join('ann', EXT)
    const params = { channel: 'RoomChannel', room: 'a' }
    const identifier = before.subscribe(params)
    await before.next()
    await cable.node.broadcast('room:a', { n: 0 })
    const { epoch, offset } = await before.next()
    before.close()
    await before.closed
    for (const n of [1, 2, 3]) await cable.node.broadcast('room:a', { n })
    const after = await cable.join('ann', EXT)
    after.subscribe(params, { history: { streams: { 'room:a': { epoch, offset } } } })
    expect(await after.next()).toEqual({ type: 'confirm_subscription', identifier })
    for (const n of [1, 2, 3])
      expect(await after.next()).toMatchObject({ identifier, message: { n }, stream_id: 'room:a' })
    expect(await after.next()).toEqual({ type: 'confirm_history', identifier })
    after.send({
      command: 'history',
      identifier,
      history: { streams: { 'room:a': { epoch: 'another', offset } } },
    })
    expect(await after.next()).toEqual({ type: 'reject_history', identifier })
  })
})
