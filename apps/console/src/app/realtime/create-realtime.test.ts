import { createSdk } from '@omc/sdk'
import { fakeTransport } from '@omc/sdk/testing'
import { expect, test, vi } from 'vitest'
import { createRealtime, type CableLibrary } from './create-realtime.ts'

type Handlers = Parameters<CableLibrary['superviseChannel']>[2]
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
    superviseChannel: (_cable: unknown, name: string, handlers: Handlers) => {
      channels.set(name, handlers)
      return { isConnected: () => true, perform, stop: () => channels.delete(name) }
    },
    browserPageEvents: () => ({}),
  } as unknown as CableLibrary
  const fake = fakeTransport()
  const realtime = createRealtime({
    sdk: createSdk(fake.transport),
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
  channels.get('EventsChannel')?.message({ msg: 1 })
  stop()
  channels.get('EventsChannel')?.message({ msg: 2 })
  expect(message.mock.calls).toEqual([[{ msg: 1 }]])
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
  await expect(realtime.perform('send_event')).rejects.toThrow('not connected')
})
