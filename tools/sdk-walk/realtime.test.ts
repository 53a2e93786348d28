import { afterEach, expect, it, vi } from 'vitest'
import { createAnnouncer } from '../../apps/api/src/realtime/announcer.ts'
import { createEventsChannel } from '../../apps/api/src/realtime/channels/events-channel.ts'
import { notificationsChannel } from '../../apps/api/src/realtime/channels/notifications-channel.ts'
import { createFakeApi } from '../../apps/api/src/realtime/testing/fake-ports.ts'
import { CONSOLE_ORIGIN, startNode } from '../../apps/api/src/realtime/testing/start-node.ts'
import {
  channels,
  openCable,
  superviseChannel,
  type EventsActions,
  type EventsMessage,
  type NotificationsMessage,
} from '../../libs/sdk/src/realtime/index.ts'

/** Actions of a channel in the SDK; the compiler keeps the list complete. */
const ACTIONS: Readonly<Record<keyof EventsActions, true>> = {
  send_event: true,
  acknowledge: true,
  device_connected: true,
  device_disconnected: true,
}
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function join() {
  const running = await startNode()
  closing.push(() => running.stop())
  const cable = openCable({
    url: running.url,
    getTicket: async () => 'bob',
    onAuthLost: (reason) => expect.unreachable(reason),
    webSocket: FromConsole,
  })
  closing.push(() => cable.close())
  const heard: (EventsMessage | NotificationsMessage)[] = []
  const unknown: unknown[] = []
  const listen = {
    message: (message: EventsMessage | NotificationsMessage) => void heard.push(message),
    onUnknown: (raw: unknown) => void unknown.push(raw),
  }
  const events = superviseChannel(cable, channels.Events, listen)
  const notices = superviseChannel(cable, channels.Notifications, listen)
  await vi.waitUntil(() => events.isConnected() && notices.isConnected())
  return { ...running, events, heard, unknown }
}

/** WebSocket with the console's origin. */
class FromConsole extends WebSocket {
  constructor(url: string, protocols?: string | string[]) {
    // as: Node accepts headers in this argument.
    super(url, { protocols, headers: { origin: CONSOLE_ORIGIN } } as unknown as string[])
  }
}

it('the SDK declares the actions of the channels of the server, and no others', () => {
  const { ports } = createFakeApi()
  const announcer = createAnnouncer(async () => undefined)
  const { actions } = createEventsChannel({ ports, announcer, log: () => undefined })
  expect(Object.keys(ACTIONS).toSorted()).toEqual(Object.keys(actions).toSorted())
  expect(notificationsChannel.actions).toEqual({})
})

it('what the server says on its channels is known to the SDK, kind by kind', async () => {
  const { events, heard, unknown, broadcaster } = await join()
  const publish = (stream: string, message: Record<string, unknown>) =>
    broadcaster.publish({ tag: 'message', stream, message })

  await events.perform('send_event', { uid: 'own-1', command: 'start_publish', params: { n: 1 } })
  await vi.waitUntil(() => heard.length === 1)
  await events.perform('acknowledge', { id: 'c-1', phase: 'received', device_id: '3' })
  await vi.waitUntil(() => heard.length === 2)
  await events.perform('acknowledge', { id: 'gone', phase: 'received', device_id: '3', ref: 'r' })
  await vi.waitUntil(() => heard.length === 3)
  await publish('events:team:7', {
    msg: 'queue_changed',
    command: '',
    uid: 'own-1',
    kind: 'queued',
  })
  await publish('notifications:team:7', { title: 'Done', message: '', level: 'success' })
  await vi.waitUntil(() => heard.length === 5)

  expect(heard).toMatchObject([
    { kind: 'command', command: { id: 'c-1', name: 'start_publish', params: { n: 1 } } },
    { kind: 'phase', id: 'c-1', phase: 'received', uid: 'own-1' },
    { kind: 'refused', action: 'acknowledge', code: 'unknown_command', ref: 'r' },
    { kind: 'queue-changed', uid: 'own-1', change: 'queued' },
    { kind: 'notice', title: 'Done', level: 'success' },
  ])
  await publish('events:team:7', { msg: 'a word of tomorrow', uid: 'own-1' })
  await vi.waitUntil(() => unknown.length === 1)
})
