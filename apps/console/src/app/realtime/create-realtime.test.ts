import { createSdk } from '@omc/sdk'
import { channels as declared } from '@omc/sdk/realtime'
import type { ChannelHandlers, EventsMessage } from '@omc/sdk/realtime'
import { fakeTransport } from '@omc/sdk/testing'
import { expect, test, vi } from 'vitest'
import { createRealtime, type CableLibrary } from './create-realtime.ts'

type Handlers = ChannelHandlers<EventsMessage>
type CableOptions = Parameters<CableLibrary['openCable']>[0]

async function setUp() {
  const channels = new Map<string, Handlers>()
  const opened: CableOptions[] = []
  const close = vi.fn()
  const perform = vi.fn(async () => undefined)
  const library = {
    openCable: (options: CableOptions) => {
      opened.push(options)
      return { state: () => 'connecting', close }
    },
    superviseChannel: (_cable: unknown, { name }: { name: string }, handlers: Handlers) => {
      channels.set(name, handlers)
      return { isConnected: () => true, perform, stop: () => channels.delete(name) }
    },
    browserPageEvents: () => ({}),
    channels: declared,
  } as unknown as CableLibrary
  const fake = fakeTransport()
  const realtime = createRealtime({
    sdk: createSdk({ transport: fake }),
    onAuthLost: vi.fn(),
    load: async () => library,
    url: () => 'ws://x/cable',
  })
  realtime.start()
  await Promise.resolve()
  await Promise.resolve()
  return { realtime, channels, opened, close, fake, perform }
}

test('opens one connection and marks its channels', async () => {
  const { realtime, channels, opened } = await setUp()
  realtime.start()
  expect(opened).toHaveLength(1)
  channels.get('EventsChannel')?.connected?.()
  expect(realtime.state).toMatchObject({ eventsChannel: true, notificationsChannel: false })
  channels.get('EventsChannel')?.disconnected?.()
  expect(realtime.state.eventsChannel).toBe(false)
})

test('asks for a ticket of its own for each connection', async () => {
  const { opened, fake } = await setUp()
  fake.answer(
    'cable_tickets.create',
    { status: 201, body: { data: { ticket: 'a', expires_at: '' } } },
    { status: 201, body: { data: { ticket: 'b', expires_at: '' } } },
  )
  const signal = new AbortController().signal
  expect(await opened[0]?.getTicket(signal)).toBe('a')
  expect(await opened[0]?.getTicket(signal)).toBe('b')
})

test('gives messages to everybody who listens, until they stop', async () => {
  const { realtime, channels } = await setUp()
  const message = vi.fn()
  const stop = realtime.onEvents({ message })
  const changed = {
    kind: 'queue-changed',
    uid: 'u',
    change: 'queued',
    publishContentId: null,
  } as const
  channels.get('EventsChannel')?.message(changed)
  stop()
  channels.get('EventsChannel')?.message({ ...changed, change: 'claimed' })
  expect(message.mock.calls).toEqual([[changed]])
})

test('tells a late listener that the channel is up', async () => {
  const { realtime, channels } = await setUp()
  channels.get('EventsChannel')?.connected?.()
  const connected = vi.fn()
  realtime.onEvents({ message: vi.fn(), connected })
  expect(connected).toHaveBeenCalledOnce()
})

test('closes with the session and refuses to send afterwards', async () => {
  const { realtime, close } = await setUp()
  realtime.stop()
  expect(close).toHaveBeenCalledOnce()
  expect(realtime.state.cable).toBe('idle')
  const device = { device_id: '1' }
  await expect(realtime.perform('device_connected', device)).rejects.toThrow('not connected')
})
