import { behaviour } from '@omc/behaviours/vitest'
import { afterEach, describe, expect, it } from 'vitest'
import { createAnnouncer } from '../announcer.ts'
import type { FakeApi } from '../testing/fake-ports.ts'
import { BOB, createFakeApi } from '../testing/fake-ports.ts'
import type { RunningNode } from '../testing/start-node.ts'
import { startNode } from '../testing/start-node.ts'
import { createChannelCall } from './channel.ts'
import { createEventsChannel } from './events-channel.ts'

let cable: RunningNode
const start = async (change?: Partial<FakeApi['ports']>) => {
  cable = await startNode({ api: createFakeApi(change) })
  return cable
}
afterEach(() => cable.stop())

const COMMAND = { uid: 'own-1', command: 'start_publish', msg: 'go', params: { count: 2 } }
const EVENT = {
  ...COMMAND,
  id: 'c-1',
  issued_at: '2026-01-01T00:00:00.000Z',
  expires_at: '2026-01-01T00:01:00.000Z',
}

describe('EventsChannel', () => {
  it('writes the ledger row before anything is broadcast', async () => {
    const { join, api } = await start()
    const client = await join()
    const identifier = client.subscribe({ channel: 'EventsChannel' })
    await client.next()
    client.perform(identifier, 'send_event', COMMAND)
    expect(await client.next()).toEqual({ identifier, message: EVENT })
    expect(api.journal).toEqual([
      'ledger c-1',
      'broadcast events:uid:7:own-1',
      'broadcast events:team:7',
    ])
  })

  it('tells the sender alone when a command is refused, and broadcasts nothing', async () => {
    const { join, api } = await start()
    const [client, watcher] = [await join('ann'), await join('bob')]
    const identifier = client.subscribe({ channel: 'EventsChannel' })
    watcher.subscribe({ channel: 'EventsChannel' })
    await client.next()
    await watcher.next()
    const command = 'delete_all_contents'
    client.perform(identifier, 'send_event', { ...COMMAND, command, ref: 'r1' })
    expect(await client.next()).toEqual({
      identifier,
      message: {
        error: { action: 'send_event', code: 'forbidden', detail: 'needs a manager', ref: 'r1' },
      },
    })
    await watcher.settle()
    expect(watcher.pending).toEqual([])
    expect(api.journal).toEqual([])
  })

  it.each([
    ['send_event', { ...COMMAND, uid: '' }, 'invalid_uid'],
    ['send_event', { ...COMMAND, uid: 7 }, 'invalid_uid'],
    ['send_event', { ...COMMAND, command: 'format_disk' }, 'unknown_command'],
    ['send_event', { ...COMMAND, params: [] }, 'invalid_params'],
    ['send_event', { ...COMMAND, params: { text: 'x'.repeat(5_000) } }, 'invalid_params'],
    ['acknowledge', { id: 'c-1', phase: 'done', device_id: '3' }, 'invalid_phase'],
    ['acknowledge', { id: 'c-1', phase: 'started' }, 'invalid_device'],
    ['acknowledge', { phase: 'started', device_id: '3' }, 'invalid_id'],
    ['acknowledge', { id: 'gone', phase: 'started', device_id: '3' }, 'unknown_command'],
    ['device_connected', {}, 'invalid_device'],
    ['device_disconnected', { device_id: 3 }, 'invalid_device'],
  ])('%s with %j is refused as %s', async (action, payload, code) => {
    const { join, api } = await start()
    const client = await join('bob')
    const identifier = client.subscribe({ channel: 'EventsChannel' })
    await client.next()
    client.perform(identifier, action, payload)
    expect(await client.next()).toMatchObject({ message: { error: { action, code } } })
    expect(api.journal).toEqual([])
  })

  it('passes a phase on to those who follow the account, after it is recorded', async () => {
    const { join, api } = await start()
    const client = await join('bob')
    const identifier = client.subscribe({ channel: 'EventsChannel', uid: 'own-1' })
    await client.next()
    client.perform(identifier, 'send_event', COMMAND)
    await client.next()
    const report = { id: 'c-1', phase: 'finished', device_id: '3', detail: '2 published' }
    client.perform(identifier, 'acknowledge', report)
    expect(await client.next()).toEqual({
      identifier,
      message: { id: 'c-1', phase: 'finished', detail: '2 published', uid: 'own-1' },
    })
    expect(api.journal.slice(3, 5)).toEqual(['phase c-1 finished', 'broadcast events:uid:7:own-1'])
  })

  it('hands device marks to the API', async () => {
    const { join, api } = await start()
    const client = await join()
    const identifier = client.subscribe({ channel: 'EventsChannel' })
    await client.next()
    client.perform(identifier, 'device_connected', { device_id: '3' })
    client.perform(identifier, 'device_disconnected', { device_id: '3' })
    await client.settle()
    behaviour('B-204', () => expect(api.journal).toEqual(['connected 3', 'disconnected 3']))
  })

  it('lets nobody follow an account they may not see', async () => {
    const { join } = await start()
    const client = await join()
    for (const uid of ['other-1', '', 7, null]) {
      const identifier = client.subscribe({ channel: 'EventsChannel', uid })
      expect(await client.next()).toEqual({ type: 'reject_subscription', identifier })
    }
  })

  it('without a uid, an operator hears only of own accounts, a manager of the whole team', async () => {
    const { join, node } = await start()
    const [operator, manager] = [await join('ann'), await join('bob')]
    for (const client of [operator, manager]) {
      client.subscribe({ channel: 'EventsChannel' })
      await client.next()
    }
    await node.broadcast('events:team:7', { uid: 'other-1' })
    await node.broadcast('events:uid:7:own-1', { uid: 'own-1' })
    for (const client of [operator, manager]) await client.settle()
    expect(operator.pending).toMatchObject([{ message: { uid: 'own-1' } }])
    expect(manager.pending).toMatchObject([{ message: { uid: 'other-1' } }])
  })

  it('keeps the same uid of two teams apart', async () => {
    const { join, node } = await start()
    const client = await join()
    client.subscribe({ channel: 'EventsChannel', uid: 'own-1' })
    await client.next()
    await node.broadcast('events:uid:8:own-1', { uid: 'own-1' })
    await client.settle()
    expect(client.pending).toEqual([])
  })

  it('runs no command of a session that has ended, and closes its socket', async () => {
    const { join, api } = await start()
    const client = await join('bob')
    const identifier = client.subscribe({ channel: 'EventsChannel' })
    await client.next()
    api.ended.add('s-bob')
    client.perform(identifier, 'send_event', COMMAND)
    expect(await client.next()).toEqual({
      type: 'disconnect',
      reason: 'unauthorized',
      reconnect: false,
    })
    await client.closed
    expect(api.journal).toEqual([])
  })

  it('grants nothing when a port fails, and stays open', async () => {
    const { join, api, logged } = await start({
      issueCommand: () => Promise.reject(new Error('database away')),
      maySee: () => Promise.reject(new Error('database away')),
    })
    const client = await join('bob')
    const identifier = client.subscribe({ channel: 'EventsChannel' })
    await client.next()
    client.perform(identifier, 'send_event', COMMAND)
    client.subscribe({ channel: 'EventsChannel', uid: 'own-1' })
    await client.settle()
    expect(client.pending).toEqual([])
    expect(api.journal).toEqual([])
    expect(logged).toEqual([
      { code: 'message_failed', sid: 'id-2', detail: 'database away' },
      { code: 'subscribe_failed', sid: 'id-2', detail: 'database away' },
    ])
  })
})

it('a lost announcement does not turn a written command into a failure', async () => {
  await start()
  const { ports, ledger } = cable.api
  const logged: unknown[] = []
  const channel = createEventsChannel({
    ports,
    announcer: createAnnouncer(() => Promise.reject(new Error('broadcast away'))),
    log: (entry) => void logged.push(entry),
  })
  const given = { actor: BOB, identifier: '{}', params: {}, state: {} }
  const { call, effects } = createChannelCall(given)
  await channel.actions['send_event']!(call, COMMAND)
  expect(ledger).toHaveLength(1)
  expect(effects.transmissions).toEqual([])
  expect(logged).toEqual([{ code: 'announce_failed', detail: 'broadcast away' }])
})

describe('NotificationsChannel', () => {
  it('brings the notices of the person and of the team, and takes no action', async () => {
    const { join, node, api } = await start()
    const client = await join()
    const identifier = client.subscribe({ channel: 'NotificationsChannel' })
    await client.next()
    for (const stream of ['user:1', 'team:7', 'user:2', 'team:8'])
      await node.broadcast(`notifications:${stream}`, { title: stream })
    client.perform(identifier, 'send_event', COMMAND)
    await client.settle()
    expect(client.pending).toEqual([
      { identifier, message: { title: 'user:1' } },
      { identifier, message: { title: 'team:7' } },
    ])
    expect(api.journal).toEqual([])
  })
})
