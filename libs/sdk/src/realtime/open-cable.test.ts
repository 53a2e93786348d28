import { behaviour } from '@omc/behaviours/vitest'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WebSocket as PackageSocket } from 'ws'
import { ApiError } from '../errors/api-error.ts'
import {
  startCableServer,
  type TestCableBehaviour,
  type TestCableServer,
} from '../testing/action-cable-server.ts'
import { channels } from './channels/channels.ts'
import type { EventsMessage } from './channels/events-channel.ts'
import { openCable, type OpenCable, type OpenCableOptions } from './open-cable.ts'
import { superviseChannel, type ChannelHandlers } from './supervise-channel.ts'
import type { WebSocketConstructor } from './web-socket.ts'

// A real server and real sockets with short durations; the limits are wide for a busy machine.
const TIMING = {
  pollMinMs: 30,
  pollMaxMs: 300,
  pollFactorMs: 50,
  staleMs: 1500,
  reopenMs: 5,
  ticketMs: 1500,
  confirmMs: 50,
  channelRetryMs: 10,
}
const EVENTS = '{"channel":"EventsChannel"}'
const open: Array<{ close(): unknown }> = []
const QUICK = { ...TIMING, staleMs: 60, ticketMs: 60 }
const until = async (fact: () => boolean) => vi.waitUntil(fact, { timeout: 8000, interval: 5 })

vi.setConfig({ testTimeout: 10_000 })

afterEach(async () => {
  for (const thing of open.splice(0).toReversed()) await thing.close()
})

async function setUp(
  behaviour: TestCableBehaviour = {},
  options: Partial<OpenCableOptions> = {},
): Promise<{ server: TestCableServer; cable: OpenCable; lost: string[]; states: string[] }> {
  const server = await startCableServer({ pingMs: 20, ...behaviour })
  open.push(server)
  const lost: string[] = []
  const states: string[] = []
  let serial = 0
  const cable = openCable({
    url: server.url,
    getTicket: async () => `ticket-${(serial += 1)}`,
    onAuthLost: (reason) => lost.push(reason),
    onStateChange: (state) => states.push(state),
    random: () => 0,
    timing: TIMING,
    ...options,
  })
  open.push(cable)
  return { server, cable, lost, states }
}

const SID = { greet: () => [{ type: 'welcome', sid: 'session-1' }] }
const EXTENDED = { protocol: 'actioncable-v1-ext-json' } as const

/** A clock whose waits end when a test says so. */
function heldClock() {
  let waits: { readonly run: () => void; readonly delayMs: number }[] = []
  return {
    now: () => 0,
    schedule(run: () => void, delayMs: number) {
      const wait = { run, delayMs }
      waits.push(wait)
      return () => {
        waits = waits.filter((other) => other !== wait)
      }
    },
    /** Ends those that would last no longer. */
    endWaits(mostMs: number) {
      const due = waits.filter(({ delayMs }) => delayMs <= mostMs)
      waits = waits.filter((wait) => !due.includes(wait))
      for (const { run } of due) run()
    },
  }
}

function listen(cable: OpenCable, handlers: Partial<ChannelHandlers<EventsMessage>> = {}) {
  const log: string[] = []
  const channel = superviseChannel(cable, channels.Events, {
    message: (message) => log.push(JSON.stringify(message)),
    onUnknown: (raw) => log.push(JSON.stringify(raw)),
    connected: () => log.push('up'),
    disconnected: () => log.push('down'),
    rejected: () => log.push('rejected'),
    ...handlers,
  })
  open.push({ close: () => channel.stop() })
  return { channel, log }
}

describe.each(['actioncable-v1-json', 'actioncable-v1-ext-json'] as const)('%s', (protocol) => {
  it('subscribes, receives, performs and leaves', async () => {
    const { server, cable } = await setUp({}, { protocol })
    const { channel, log } = listen(cable)
    await until(() => channel.isConnected())
    server.broadcast(EVENTS, { msg: 'hello' })
    await until(() => log.length === 2)
    expect(log).toEqual(['up', '{"msg":"hello"}'])
    const payload = { device_id: '3' }
    await channel.perform('device_connected', payload)
    expect(payload).toEqual({ device_id: '3' })
    await until(() => server.commands.some(({ command }) => command === 'message'))
    const sent = server.commands.find(({ command }) => command === 'message')
    expect(JSON.parse(sent?.data ?? '')).toEqual({ device_id: '3', action: 'device_connected' })
    channel.stop()
    await until(() => server.commands.at(-1)?.command === 'unsubscribe')
  })

  it('comes back with a new ticket and subscribes again after a lost connection', async () => {
    const { server, cable } = await setUp({}, { protocol })
    const { log } = listen(cable)
    await until(() => log.includes('up'))
    server.drop()
    await until(() => log.length === 3)
    expect(log).toEqual(['up', 'down', 'up'])
    expect(server.tickets).toEqual(['ticket-1', 'ticket-2'])
  })

  it('trap 2: recovers a subscription that was pending when the connection was lost', async () => {
    let answers = false
    const { server, cable } = await setUp(
      {
        subscribe: (identifier) => (answers ? [{ type: 'confirm_subscription', identifier }] : []),
      },
      { protocol },
    )
    const { log } = listen(cable)
    await until(() => server.commands.length === 1)
    answers = true
    server.drop()
    await until(() => log.includes('up'))
  })
})

it.each(['actioncable-v1-json', 'actioncable-v1-ext-json'] as const)(
  'trap 4: a second confirmation does not make it leave the channel (%s)',
  async (protocol) => {
    const twice = (identifier: string) =>
      [0, 1].map(() => ({ type: 'confirm_subscription', identifier }))
    const { server, cable } = await setUp({ subscribe: twice }, { protocol })
    const { channel, log } = listen(cable)
    await until(() => channel.isConnected())
    server.broadcast(EVENTS, { n: 1 })
    await until(() => log.includes('{"n":1}'))
    expect(server.commands.map(({ command }) => command)).toEqual(['subscribe'])
    server.drop()
    await until(() => log.filter((one) => one === 'up').length === 2)
    expect(server.commands.map(({ command }) => command)).toEqual(['subscribe', 'subscribe'])
  },
)

it('trap 5: a channel hears of a lost connection where the server could resume it', async () => {
  const { server, cable } = await setUp(SID, { ...EXTENDED, timing: { ...TIMING, reopenMs: 200 } })
  const { channel, log } = listen(cable)
  await until(() => log.includes('up'))
  server.drop()
  await until(() => log.includes('down'))
  expect(channel.isConnected()).toBe(false)
  await until(() => log.length === 3)
})

it('trap 6, 7: history starts at nothing, and never by the clock of this machine', async () => {
  const { server, cable } = await setUp(SID, EXTENDED)
  const { channel } = listen(cable)
  await until(() => channel.isConnected())
  expect(JSON.stringify(server.commands[0])).not.toMatch(/"since":(false|[1-9])/)
})

it('trap 8: waits with a call of a channel that is still connecting', async () => {
  const { server, cable } = await setUp(
    { subscribe: () => [] },
    { timing: { ...TIMING, confirmMs: 5000 } },
  )
  const { channel } = listen(cable)
  await until(() => server.commands.length === 1)
  const sent = channel.perform('device_connected', { device_id: '3' })
  server.send({ type: 'confirm_subscription', identifier: EVENTS })
  await sent
  await until(() => server.commands.at(-1)?.command === 'message')
})

it.each(['/cable', 'cable', '', 'https://omc.example/cable', '//omc.example/cable'])(
  'trap 9: says at once that "%s" is no address of a cable',
  (url) => {
    const made = () => openCable({ url, getTicket: async () => 't', onAuthLost: () => {} })
    expect(made).toThrow(TypeError)
  },
)

it('trap 12: shows every connection a ticket, and never the session of an earlier one', async () => {
  for (const protocol of ['actioncable-v1-json', 'actioncable-v1-ext-json'] as const) {
    const { server, cable } = await setUp(SID, { protocol })
    const { log } = listen(cable)
    await until(() => log.includes('up'))
    server.drop()
    await until(() => server.queries.length === 2)
    expect(server.queries.map((query) => query.replace(/&?sid=$/, ''))).toEqual([
      '?token=ticket-1',
      '?token=ticket-2',
    ])
  }
})

it('a ticket that cannot be fetched is one failed attempt, no end', async () => {
  let asked = 0
  const getTicket = async () => ((asked += 1) < 3 ? Promise.reject(new Error('offline')) : 'third')
  const { server, lost } = await setUp({}, { getTicket })
  await until(() => server.tickets.length === 1)
  expect([server.tickets, lost]).toEqual([['third'], []])
})

it('a ticket function that throws at once is one failed attempt, and unheard nowhere', async () => {
  let asked = 0
  const getTicket = () => {
    if ((asked += 1) === 1) throw new Error('no client yet')
    return Promise.resolve('second')
  }
  const { server, lost } = await setUp({}, { getTicket })
  await until(() => server.tickets.length === 1)
  expect([server.tickets, lost]).toEqual([['second'], []])
})

it('gives up a connection that falls silent and opens another', async () => {
  const { server, states } = await setUp({ pingMs: 0 }, { timing: QUICK })
  await until(() => server.tickets.length === 2)
  behaviour('B-208', () => expect(states.slice(0, 2)).toEqual(['connected', 'disconnected']))
})

it('trap 1: gives up a socket that never says welcome', async () => {
  let welcomes = false
  const { server, cable } = await setUp(
    { greet: () => (welcomes ? [{ type: 'welcome' }] : []) },
    { timing: { ...TIMING, staleMs: 200 } },
  )
  await until(() => server.tickets.length === 2)
  welcomes = true
  await until(() => cable.state() === 'connected')
  await until(() => server.openCount() === 1)
})

it('gives up a ticket that does not come, and asks again', async () => {
  const asked: AbortSignal[] = []
  const { server } = await setUp(
    {},
    {
      timing: QUICK,
      getTicket: async (signal) => {
        asked.push(signal)
        return asked.length === 1 ? new Promise(() => {}) : 'second'
      },
    },
  )
  await until(() => server.tickets.length === 1)
  expect(server.tickets).toEqual(['second'])
  expect(asked[0]?.aborted).toBe(true)
})

it('opens no socket when it is closed while the ticket is on its way', async () => {
  const asked: ((ticket: string) => void)[] = []
  const getTicket = async () => new Promise<string>((give) => void asked.push(give))
  const opened: string[] = []
  class WatchedSocket extends PackageSocket {
    constructor(url: string, protocols?: string | string[]) {
      super(url, protocols)
      opened.push(url)
    }
  }
  // as: the socket of the package has what the cable uses.
  const webSocket = WatchedSocket as unknown as WebSocketConstructor
  const closed = await setUp({}, { getTicket, webSocket })
  await until(() => asked.length === 1)
  closed.cable.close()
  const other = await setUp({}, { getTicket, webSocket })
  await until(() => asked.length === 2)
  for (const give of asked) give('late')
  // The other one opens its socket in the same turn.
  await until(() => opened.length > 0)
  expect(opened.map((url) => url.startsWith(other.server.url))).toEqual([true])
  expect(closed.server.tickets).toEqual([])
  expect(closed.cable.state()).toBe('closed')
})

it('leaves no failure that nobody hears when it is closed before the ticket is there', async () => {
  const uncaught: unknown[] = []
  const keep = (error: unknown) => void uncaught.push(error)
  process.on('unhandledRejection', keep)
  const { cable } = await setUp({}, { getTicket: () => new Promise(() => {}) })
  cable.close()
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', keep)
  expect(uncaught).toEqual([])
})

it('stays connected and subscribed though the program fails on everything it hears', async () => {
  const uncaught: string[] = []
  const keep = (error: unknown) => void uncaught.push(String(error))
  process.on('unhandledRejection', keep)
  const fail = (what: string) => () => {
    throw new RangeError(what)
  }
  const { server, cable } = await setUp({}, { onStateChange: fail('state') })
  const { channel } = listen(cable, {
    connected: fail('up'),
    disconnected: fail('down'),
    onUnknown: fail('message'),
  })
  await until(() => channel.isConnected())
  server.broadcast(EVENTS, { n: 1 })
  await until(() => uncaught.length === 3)
  server.drop()
  await until(() => server.commands.length === 2 && channel.isConnected())
  await until(() => uncaught.length === 7)
  channel.stop()
  cable.close()
  await new Promise(setImmediate)
  process.off('unhandledRejection', keep)
  expect(server.commands.map(({ command }) => command)).toEqual(['subscribe', 'subscribe'])
  expect(uncaught.toSorted()).toEqual(
    ['down', 'message', 'state', 'state', 'state', 'state', 'up', 'up'].map(
      (what) => `RangeError: ${what}`,
    ),
  )
})

it.each(['actioncable-v1-json', 'actioncable-v1-ext-json'] as const)(
  'keeps no program alive that has closed it, by a wait for what was confirmed or not (%s)',
  async (protocol) => {
    const started = vi.spyOn(globalThis, 'setTimeout')
    const ended = vi.spyOn(globalThis, 'clearTimeout')
    const confirmOne = (identifier: string) =>
      identifier === EVENTS ? [{ type: 'confirm_subscription', identifier }] : []
    const timing = { ...TIMING, confirmMs: 5000 }
    const { server, cable } = await setUp({ subscribe: confirmOne }, { protocol, timing })
    const { channel } = listen(cable)
    superviseChannel(cable, channels.Notifications, { message: () => {} })
    await until(() => channel.isConnected() && server.commands.length === 2)
    cable.close()
    const stopped = new Set(ended.mock.calls.map(([timer]) => timer))
    const left = started.mock.calls.flatMap(([, ms], at) =>
      ms === timing.confirmMs && !stopped.has(started.mock.results[at]?.value) ? [ms] : [],
    )
    vi.restoreAllMocks()
    expect(left).toEqual([])
  },
)

describe('when the server ends it', () => {
  const bye = (reason: string, reconnect: boolean) => ({ type: 'disconnect', reason, reconnect })

  it('says once that the session is over and stops', async () => {
    const { server, lost, cable } = await setUp({ greet: () => [bye('unauthorized', false)] })
    await until(() => lost.length === 1)
    expect(lost).toEqual(['unauthorized'])
    expect(server.tickets.length).toBe(1)
    expect(cable.state()).toBe('closed')
  })

  it('takes one new ticket when the first is expired, and gives up at the second', async () => {
    const { server, lost } = await setUp({ greet: () => [bye('token_expired', false)] })
    await until(() => lost.length === 1)
    expect(server.tickets.length).toBe(2)
  })

  it('trap 10: says that the session is over when the ticket is refused, which no socket tells', async () => {
    const refusal = { kind: 'http', status: 401, operation: 'x', message: 'x' } as const
    const getTicket = async () => Promise.reject(new ApiError(refusal))
    const { server, lost } = await setUp({}, { getTicket })
    await until(() => lost.length === 1)
    expect(server.tickets).toEqual([])
  })

  it('comes back after a restart of the server and after an idle timeout', async () => {
    const { server } = await setUp({
      greet: (ticket) => {
        if (ticket === 'ticket-1') return [{ type: 'welcome' }, bye('server_restart', true)]
        if (ticket === 'ticket-2') return [{ type: 'welcome' }, bye('idle_timeout', false)]
        return [{ type: 'welcome' }]
      },
    })
    await until(() => server.tickets.length === 3)
  })
})

describe('channels', () => {
  it('tells a rejection once and does not try again', async () => {
    const clock = heldClock()
    const { server, cable } = await setUp(
      {
        subscribe: (identifier) => [
          {
            type: identifier === EVENTS ? 'reject_subscription' : 'confirm_subscription',
            identifier,
          },
        ],
      },
      { clock },
    )
    const { log } = listen(cable)
    await until(() => log.includes('rejected'))
    clock.endWaits(TIMING.staleMs - 1)
    // The server hears a further channel behind whatever was sent before it.
    const other = superviseChannel(cable, channels.Notifications, { message: () => {} })
    open.push({ close: () => other.stop() })
    await until(() => other.isConnected())
    expect(log).toEqual(['rejected'])
    expect(server.commands.map(({ identifier }) => identifier === EVENTS)).toEqual([true, false])
  })

  it('trap 3: makes a channel again when its confirmation never came', async () => {
    let asked = 0
    const { server, cable } = await setUp({
      subscribe: (identifier) =>
        (asked += 1) < 4 ? [] : [{ type: 'confirm_subscription', identifier }],
    })
    const { log } = listen(cable)
    await until(() => log.includes('up'))
    expect(log).toEqual(['up'])
    server.broadcast(EVENTS, { n: 1 })
    await until(() => log.includes('{"n":1}'))
  })

  it('trap 8: refuses to perform while the connection is down instead of keeping it for later', async () => {
    const { server, cable } = await setUp({}, { timing: { ...TIMING, reopenMs: 5000 } })
    const { channel } = listen(cable)
    await until(() => channel.isConnected())
    server.drop()
    await until(() => !channel.isConnected())
    await expect(channel.perform('device_connected', { device_id: '3' })).rejects.toThrow(
      'No connection',
    )
  })
})

it('reconnects at once when the page wakes up, and lets go before it freezes', async () => {
  let wake = () => {}
  let freeze = () => {}
  const page = {
    onWake(run: () => void) {
      wake = run
      return () => {}
    },
    onFreeze(run: () => void) {
      freeze = run
      return () => {}
    },
  }
  const { server, cable } = await setUp({}, { page, timing: { ...TIMING, reopenMs: 60_000 } })
  await until(() => cable.state() === 'connected')
  freeze()
  expect(cable.state()).toBe('disconnected')
  wake()
  await until(() => server.tickets.length === 2 && cable.state() === 'connected')
})

describe('a platform without WebSocket, as Node 20', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('takes one by itself, loses it and connects again', async () => {
    vi.stubGlobal('WebSocket', undefined)
    const { server, cable } = await setUp()
    const heard: unknown[] = []
    const { channel } = listen(cable, { message: (message) => heard.push(message) })
    await until(() => channel.isConnected())
    server.broadcast(EVENTS, { msg: 'queue_changed', uid: 'u1', kind: 'queued' })
    await until(() => heard.length === 1)
    server.drop()
    await until(() => server.tickets.length === 2 && cable.state() === 'connected')
  })

  it('asks nobody where the program gives one, and can be closed before it opens', async () => {
    vi.stubGlobal('WebSocket', undefined)
    const opened: string[] = []
    class Own extends PackageSocket {
      constructor(url: string, protocols?: string | string[]) {
        super(url, protocols)
        opened.push(url)
      }
    }
    const { server, cable } = await setUp({}, { webSocket: Own })
    await until(() => cable.state() === 'connected')
    expect(opened).toEqual([`${server.url}?token=ticket-1`])
    const early = await setUp()
    early.cable.close()
    await until(() => early.cable.state() === 'closed')
    expect(early.server.openCount()).toBe(0)
  })
})
