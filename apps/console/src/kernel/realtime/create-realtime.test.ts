import { behaviour } from '@omc/behaviours/vitest'
import { VirtualClock } from '@omc/core/testing'
import { createSdk } from '@omc/sdk'
import { channels as declared } from '@omc/sdk/realtime'
import type { ChannelHandlers, EventsMessage } from '@omc/sdk/realtime'
import { fakeTransport } from '@omc/sdk/testing'
import { expect, test, vi } from 'vitest'
import { createRealtime, type CableLibrary } from './create-realtime.ts'
import { MISSED_WITHIN_MS } from './listened-channel.ts'

type Handlers = ChannelHandlers<EventsMessage>
type CableOptions = Parameters<CableLibrary['openCable']>[0]

async function setUp(chance = 0.5) {
  const clock = new VirtualClock()
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
    clock,
    random: { next: () => chance },
  })
  realtime.start()
  await Promise.resolve()
  await Promise.resolve()
  return { realtime, channels, opened, close, fake, perform, clock }
}

test('opens one connection and marks its channels', async () => {
  const { realtime, channels, opened } = await setUp()
  realtime.start()
  expect(opened).toHaveLength(1)
  behaviour('B-201', () =>
    expect([...channels.keys()]).toEqual(['NotificationsChannel', 'EventsChannel']),
  )
  channels.get('EventsChannel')?.connected?.()
  behaviour('B-202', () => {
    expect(realtime.state).toMatchObject({ eventsChannel: true, notificationsChannel: false })
    channels.get('EventsChannel')?.disconnected?.()
    expect(realtime.state.eventsChannel).toBe(false)
  })
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

test('has what was missed read only after a lost connection, each page at its own moment', async () => {
  for (const chance of [0.25, 0.75]) {
    const { realtime, channels, clock } = await setUp(chance)
    const reconnected = vi.fn()
    realtime.onEvents({ message: vi.fn(), reconnected })
    const up = () => channels.get('EventsChannel')?.connected?.()
    const down = () => channels.get('EventsChannel')?.disconnected?.()
    up()
    await clock.advance(MISSED_WITHIN_MS)
    expect(reconnected).not.toHaveBeenCalled()
    down()
    up()
    await clock.advance(chance * MISSED_WITHIN_MS - 1)
    expect(reconnected).not.toHaveBeenCalled()
    await clock.advance(1)
    expect(reconnected).toHaveBeenCalledOnce()
    // Away again before its moment: it is asked for once it is back.
    down()
    up()
    down()
    await clock.advance(MISSED_WITHIN_MS)
    expect(reconnected).toHaveBeenCalledOnce()
    up()
    await clock.advance(MISSED_WITHIN_MS)
    expect(reconnected).toHaveBeenCalledTimes(2)
  }
})

test('a session that is over has nothing read again, and the next one begins again', async () => {
  const { realtime, channels, clock } = await setUp()
  const reconnected = vi.fn()
  realtime.onEvents({ message: vi.fn(), reconnected })
  const events = channels.get('EventsChannel')
  events?.connected?.()
  events?.disconnected?.()
  events?.connected?.()
  realtime.stop()
  realtime.start()
  await Promise.resolve()
  await Promise.resolve()
  channels.get('EventsChannel')?.connected?.()
  await clock.advance(MISSED_WITHIN_MS)
  expect(reconnected).not.toHaveBeenCalled()
})

test('closes with the session and refuses to send afterwards', async () => {
  const { realtime, close } = await setUp()
  realtime.stop()
  behaviour('B-203', () => expect(close).toHaveBeenCalledOnce())
  expect(realtime.state.cable).toBe('idle')
  const device = { device_id: '1' }
  await expect(realtime.perform('device_connected', device)).rejects.toThrow('not connected')
})
