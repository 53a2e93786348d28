import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../test/support.ts'
import {
  createAnnouncer,
  createCableApp,
  createCableNode,
  createMemoryBroadcaster,
  type CableNode,
} from '../realtime/index.ts'
import { openTestClient, type TestClient } from '../realtime/testing/test-client.ts'
import { createVirtualCableClock } from '../realtime/testing/virtual-cable-clock.ts'
import { createDesk, type Bench, type Desk } from '../workflows/ledger/testing/publishing-desk.ts'
import { createRealtimePorts } from './realtime-ports.ts'

let desk: Desk
let node: CableNode
let url: string
let close: () => Promise<void>
const cableClock = createVirtualCableClock(0)
const broadcaster = createMemoryBroadcaster()
beforeAll(async () => {
  desk = await createDesk()
  const announcer = createAnnouncer((stream, message) =>
    broadcaster.publish({ tag: 'message', stream, message }),
  )
  const ports = createRealtimePorts({ database: desk.t.database, services: desk.t.services })
  let serial = 0
  node = createCableNode({
    app: createCableApp({ ports, announcer, log: () => undefined }),
    clock: cableClock,
    origins: ['http://localhost:8080'],
    broadcaster,
    randomId: () => `id-${(serial += 1)}`,
    log: () => undefined,
  })
  const server = createServer()
  server.on('upgrade', (request, socket, head) => void node.handleUpgrade(request, socket, head))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/cable`
  close = async () => {
    await node.close()
    await new Promise((resolve) => server.close(resolve))
  }
})
afterAll(async () => {
  await close()
  await desk.close()
})

const ticketOf = async (by: Caller): Promise<string> => {
  const answer = await by.post('/api/v1/cable_tickets', {})
  expect(answer.status).toBe(201)
  return answer.body.data.ticket
}
const connect = async (ticket: string) => {
  const client = await openTestClient(`${url}?token=${ticket}`)
  return { client, hello: await client.next() }
}
async function join(by: Caller, params: Record<string, unknown> = {}) {
  const { client, hello } = await connect(await ticketOf(by))
  expect(hello).toMatchObject({ type: 'welcome' })
  const identifier = client.subscribe({ channel: 'EventsChannel', ...params })
  return { client, identifier, answer: await client.next() }
}
const heard = async (client: TestClient) => {
  await client.settle()
  const messages = client.pending.map((frame) => frame.message)
  return messages.filter((message) => message !== undefined)
}

describe('a ticket', () => {
  it('opens one connection', async () => {
    const ticket = await ticketOf(desk.operator)
    const first = await connect(ticket)
    expect(first.hello).toMatchObject({ type: 'welcome' })
    const second = await connect(ticket)
    expect(second.hello).toMatchObject({ type: 'disconnect', reason: 'unauthorized' })
    first.client.close()
  })

  it('opens one of many that come at the same moment', async () => {
    const ticket = await ticketOf(desk.operator)
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => connect(ticket)))
    expect(all.filter(({ hello }) => hello.type === 'welcome')).toHaveLength(1)
    for (const { client } of all) client.close()
  })

  it('is over after 30 seconds, and when its session ended', async () => {
    const [late, ended] = [await ticketOf(desk.operator), await desk.t.as('operator')]
    desk.t.clock.advance(30_000)
    expect((await connect(late)).hello).toMatchObject({ type: 'disconnect' })
    const ticket = await ticketOf(ended)
    await desk.t.rows('update sessions set ended_at = now() where id = $1', [ended.sessionId])
    expect((await connect(ticket)).hello).toMatchObject({
      type: 'disconnect',
      reason: 'unauthorized',
    })
  })

  it('is kept as a hash, and made up ones open nothing', async () => {
    const ticket = await ticketOf(desk.operator)
    const rows = await desk.t.rows<{ ticket_hash: Buffer }>('select ticket_hash from cable_tickets')
    expect(rows.some(({ ticket_hash }) => ticket_hash.toString('latin1').includes(ticket))).toBe(
      false,
    )
    for (const made of ['x', '', '%00', ticket.slice(1)])
      expect((await connect(made)).hello).toMatchObject({ type: 'disconnect' })
  })
})

describe('remote commands over the cable', () => {
  let bench: Bench
  beforeAll(async () => {
    bench = await desk.account({ nickname: '小红豆' })
  })

  it('reach the socket of the account, not those of other accounts, people or teams', async () => {
    const other = await desk.account()
    const manager = await join(await desk.t.as('manager'))
    const mine = await join(desk.operator, { uid: bench.uid })
    const elsewhere = await join(desk.operator, { uid: other.uid })
    const creator = await join(await desk.t.as('creator'))
    const stranger = await join(await desk.t.as('operator2'))
    manager.client.perform(manager.identifier, 'send_event', {
      uid: bench.uid,
      command: 'start_publish',
      params: { n: 3 },
    })
    const frame = await mine.client.next()
    expect(frame.message).toMatchObject({
      command: 'start_publish',
      uid: bench.uid,
      params: { n: 3 },
    })
    const { id } = frame.message as { id: string }
    expect(
      await desk.t.rows('select command, uid, phase from commands where id = $1', [id]),
    ).toEqual([{ command: 'start_publish', uid: bench.uid, phase: 'issued' }])
    for (const { client } of [elsewhere, creator, stranger]) expect(await heard(client)).toEqual([])

    mine.client.perform(mine.identifier, 'acknowledge', {
      id,
      phase: 'received',
      device_id: bench.deviceId,
    })
    expect((await mine.client.next()).message).toMatchObject({
      id,
      phase: 'received',
      uid: bench.uid,
    })
    const atManager = await heard(manager.client)
    expect(atManager.at(-1)).toMatchObject({ id, phase: 'received' })
    for (const one of [manager, mine, elsewhere, creator, stranger]) one.client.close()
  })

  it('are refused to people without the permission and for foreign accounts, without a row', async () => {
    const count = async () => (await desk.t.rows('select id from commands')).length
    const before = await count()
    const operator = await join(desk.operator)
    const stranger = await join(await desk.t.as('operator2'))
    const vip = await join(await desk.t.as('vip'))
    const tryIt = async ({ client, identifier }: typeof operator, given: object) => {
      client.perform(identifier, 'send_event', { ...given })
      return ((await client.next()).message as { error: { code: string } }).error.code
    }
    const { uid } = bench
    expect(await tryIt(operator, { uid, command: 'delete_all_contents', confirm: '小红豆' })).toBe(
      'forbidden',
    )
    expect(await tryIt(stranger, { uid, command: 'start_publish' })).toBe('not_found')
    expect(await tryIt(vip, { uid, command: 'open_page' })).toBe('forbidden')
    expect(await tryIt(operator, { uid, command: 'format_disk' })).toBe('unknown_command')
    expect(await tryIt(operator, { uid: 'a\u0000b', command: 'open_page' })).toBe('invalid_text')
    const manager = await join(await desk.t.as('manager'))
    expect(await tryIt(manager, { uid, command: 'delete_all_contents' })).toBe('confirm_required')
    expect(await tryIt(manager, { uid, command: 'delete_all_contents', confirm: { a: 1 } })).toBe(
      'confirm_required',
    )
    expect(await count()).toBe(before)
    for (const one of [operator, stranger, vip, manager]) one.client.close()
  })

  it('never live shorter than 5 seconds or longer than their rule, whatever the frame says', async () => {
    const manager = await join(await desk.t.as('manager'), { uid: bench.uid })
    for (const [expires_in_s, lifeS] of [
      [-100, 5],
      [0.5, 5],
      [1e12, 86_400],
    ] as const) {
      manager.client.perform(manager.identifier, 'send_event', {
        uid: bench.uid,
        command: 'open_page',
        expires_in_s,
      })
      const { issued_at, expires_at } = (await manager.client.next()).message as Record<
        string,
        string
      >
      expect((Date.parse(expires_at!) - Date.parse(issued_at!)) / 1000).toBe(lifeS)
    }
    manager.client.close()
  })

  it('ids that are none are not found', async () => {
    const operator = await join(desk.operator)
    for (const id of ['abc', '1e3', '-1', '99999999999999999999'])
      for (const given of [
        { id, device_id: bench.deviceId },
        { id: '1', device_id: id },
      ]) {
        operator.client.perform(operator.identifier, 'acknowledge', { ...given, phase: 'received' })
        expect((await operator.client.next()).message).toMatchObject({
          error: { code: 'not_found' },
        })
      }
    operator.client.perform(operator.identifier, 'device_connected', { device_id: 'abc' })
    expect((await operator.client.next()).message).toMatchObject({ error: { code: 'not_found' } })
    operator.client.close()
  })

  it('cannot be followed for accounts of others', async () => {
    const stranger = await join(await desk.t.as('operator2'), { uid: bench.uid })
    expect(stranger.answer).toMatchObject({ type: 'reject_subscription' })
    stranger.client.close()
  })
})

describe('an ended session', () => {
  it('closes its sockets and no others', async () => {
    const leaving = await desk.t.as('operator')
    const [gone, stays] = [await join(leaving), await join(desk.operator)]
    await broadcaster.publish({
      tag: 'disconnect',
      target: { tag: 'session', session_id: leaving.sessionId },
      reason: 'unauthorized',
      reconnect: false,
    })
    await gone.client.closed
    expect(await heard(stays.client)).toEqual([])
    stays.client.close()
  })

  it('by sign-out asks for its sockets to be closed', async () => {
    const leaving = await desk.t.as('operator')
    desk.t.broadcast.sent.length = 0
    expect((await leaving.post('/logout')).status).toBeLessThan(300)
    expect(desk.t.broadcast.ended()).toEqual([leaving.sessionId])
  })

  it('may say nothing more on a socket that is still open', async () => {
    const leaving = await desk.t.as('manager')
    const { client, identifier } = await join(leaving)
    const bench = await desk.account()
    await desk.t.rows('update sessions set ended_at = now() where id = $1', [leaving.sessionId])
    client.perform(identifier, 'send_event', { uid: bench.uid, command: 'open_page' })
    await client.closed
    expect(await desk.t.rows('select id from commands where uid = $1', [bench.uid])).toEqual([])
  })
})
