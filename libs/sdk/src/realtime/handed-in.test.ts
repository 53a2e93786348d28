import { behaviour } from '@omc/behaviours/vitest'
// Behaviour of the library itself where nothing of ours is handed in.
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import { createTestClock, settlePromises } from '../testing/test-clock.ts'
import { channels } from './channels/channels.ts'
import { openCable, type OpenCableOptions } from './open-cable.ts'
import { superviseChannel } from './supervise-channel.ts'
import type { WebSocketLike } from './web-socket.ts'

interface Opened {
  readonly url: string
  /** Receives a message of the server, as it stands in the frame. */
  hear(frame: string): void
  /** The network is gone. */
  lose(): void
}

/** Sockets that open at once and say what the test says. */
function scriptedSockets() {
  const opened: Opened[] = []
  class Socket implements WebSocketLike {
    binaryType = ''
    onopen: unknown
    onmessage: unknown
    onclose: unknown
    onerror: unknown

    constructor(url: string) {
      opened.push({
        url,
        hear: (data) => call(this.onmessage, { data }),
        lose: () => call(this.onclose, {}),
      })
      queueMicrotask(() => call(this.onopen, {}))
    }

    send(): void {
      // Nobody listens.
    }

    close(): void {
      // Nothing is open.
    }
  }
  return { opened, Socket }
}

function call(listener: unknown, event: unknown): void {
  if (typeof listener === 'function') Reflect.apply(listener, undefined, [event])
}

const EXPIRED = '{"type":"disconnect","reason":"token_expired","reconnect":false}'
const REFUSED = '{"type":"disconnect","reason":"unauthorized","reconnect":false}'
const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function start(options: Partial<OpenCableOptions> = {}) {
  const clock = createTestClock()
  const { opened, Socket } = scriptedSockets()
  const log: string[] = []
  let serial = 0
  const cable = openCable({
    url: 'wss://omc.example/cable',
    getTicket: async () => `ticket-${(serial += 1)}`,
    onAuthLost: (reason) => log.push(`lost: ${reason}`),
    onStateChange: (state) => log.push(state),
    webSocket: Socket,
    clock,
    random: () => 0,
    ...options,
  })
  closing.push(() => cable.close())
  await settlePromises()
  return { cable, clock, opened, log }
}

/** Gives the first ticket; the program decides about the others. */
function afterTheFirst(later: () => Promise<string>) {
  let asked = 0
  return { asked: () => asked, getTicket: async () => ((asked += 1) === 1 ? 'first' : later()) }
}

function unheardFailures(): unknown[] {
  const unheard: unknown[] = []
  const keep = (error: unknown) => void unheard.push(error)
  process.on('unhandledRejection', keep)
  closing.push(() => void process.off('unhandledRejection', keep))
  return unheard
}

it.each(['actioncable-v1-json', 'actioncable-v1-ext-json'] as const)(
  'takes nothing from the head of the page, neither a token nor an address (%s)',
  async (protocol) => {
    const planted = { getAttribute: () => 'planted' }
    vi.stubGlobal('document', { head: { querySelector: () => planted } })
    const { opened } = await start({ protocol })
    expect(opened.map(({ url }) => url)).toEqual(['wss://omc.example/cable?token=ticket-1'])
  },
)

it('writes nothing to the console of the program', async () => {
  const said = (['debug', 'info', 'log', 'warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  )
  const { opened } = await start()
  opened[0]?.hear('no frame')
  opened[0]?.hear(REFUSED)
  expect(said.flatMap(({ mock }) => mock.calls)).toEqual([])
})

it.each(['actioncable-v1-json', 'actioncable-v1-ext-json'] as const)(
  'takes a frame that is no object for a sign of life, and fails on none (%s)',
  async (protocol) => {
    const { cable, opened } = await start({ protocol })
    for (const frame of ['null', '0', '"welcome"', '[]']) opened[0]?.hear(frame)
    opened[0]?.hear('{"type":"welcome"}')
    expect(cable.state()).toBe('connected')
  },
)

it('tells that it is closed before it tells that the session is over', async () => {
  const { opened, log } = await start()
  opened[0]?.hear(REFUSED)
  expect(log).toEqual(['closed', 'lost: unauthorized'])
})

it('opens nothing when it is closed before an expired ticket is renewed', async () => {
  const { cable, clock, opened } = await start()
  opened[0]?.hear(EXPIRED)
  await clock.advance(499)
  cable.close()
  await clock.advance(60_000)
  expect(opened).toHaveLength(1)
  expect(cable.state()).toBe('closed')
})

it('leaves no failure that nobody hears when it is closed while an expired ticket is renewed', async () => {
  const unheard = unheardFailures()
  const tickets = afterTheFirst(() => new Promise(() => {}))
  const { cable, clock, opened } = await start({ getTicket: tickets.getTicket })
  opened[0]?.hear(EXPIRED)
  await clock.advance(500)
  expect(tickets.asked()).toBe(2)
  cable.close()
  await settlePromises()
  expect(unheard).toEqual([])
})

it('tries again when an expired ticket cannot be renewed', async () => {
  const tickets = afterTheFirst(async () => {
    if (tickets.asked() === 2) throw new Error('offline')
    return 'third'
  })
  const { clock, opened, log } = await start({ getTicket: tickets.getTicket })
  opened[0]?.hear(EXPIRED)
  await clock.advance(1000)
  behaviour('B-199', () =>
    expect(opened.map(({ url }) => url.split('=').at(-1))).toEqual(['first', 'third']),
  )
  expect(log).toEqual(['closed', 'disconnected'])
})

it('opens nothing once it is closed, in whichever moment after the ticket has come', async () => {
  for (let moments = 0; moments < 20; moments += 1) {
    let give = (_ticket: string) => {}
    const getTicket = () =>
      new Promise<string>((resolve) => {
        give = resolve
      })
    const { cable, opened } = await start({ getTicket })
    give('late')
    for (let passed = 0; passed < moments; passed += 1) await Promise.resolve()
    cable.close()
    const openedBefore = opened.length
    await settlePromises()
    expect(opened).toHaveLength(openedBefore)
  }
})

it('tells a channel of a lost connection before there is another, though it could be resumed', async () => {
  const { cable, opened } = await start({ protocol: 'actioncable-v1-ext-json' })
  const told: string[] = []
  const channel = superviseChannel(cable, channels.Notifications, {
    message: () => undefined,
    connected: () => told.push('up'),
    disconnected: () => told.push('down'),
  })
  closing.unshift(() => channel.stop())
  opened[0]?.hear('{"type":"welcome","sid":"session-1"}')
  await settlePromises()
  opened[0]?.hear(
    JSON.stringify({
      type: 'confirm_subscription',
      identifier: '{"channel":"NotificationsChannel"}',
    }),
  )
  await settlePromises()
  opened[0]?.lose()
  expect(told).toEqual(['up', 'down'])
})

it('takes the question for a ticket back when it is closed, and its late refusal ends no session', async () => {
  let refuse = (_error: Error) => {}
  const asked: AbortSignal[] = []
  const { cable, log } = await start({
    getTicket: (signal) => {
      asked.push(signal)
      return new Promise((_resolve, reject) => {
        refuse = reject
      })
    },
  })
  cable.close()
  expect(asked.map(({ aborted }) => aborted)).toEqual([true])
  refuse(new ApiError({ kind: 'http', status: 401, operation: 'x', message: 'x' }))
  await settlePromises()
  expect(log).toEqual(['closed'])
})
