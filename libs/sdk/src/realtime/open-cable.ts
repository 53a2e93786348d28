import { createCable, JSONEncoder, type Cable } from '@anycable/core'
import { isApiError } from '../errors/api-error.ts'
import { callBack } from '../ports/call-back.ts'
import { pause, systemClock, type Clock, type Random } from '../ports/clock.ts'
import { createProtocol, type CableProtocolName } from './cable-protocol.ts'
import { CABLE_TIMING, type CableTiming } from './cable-timing.ts'
import { keepConnected, type ConnectionKeeper } from './keep-connected.ts'
import type { PageEvents } from './page-events.ts'
import { chooseWebSocket, type WebSocketConstructor } from './web-socket.ts'

export type CableState = 'idle' | 'connecting' | 'connected' | 'disconnected' | 'closed'
export type AuthLostReason = 'unauthorized' | 'token_expired'

export interface OpenCableOptions {
  /** Absolute `ws://` or `wss://` address of `/cable`. */
  readonly url: string
  /** Fetches a one-time ticket; asked before every attempt to connect. */
  readonly getTicket: (signal: AbortSignal) => Promise<string>
  /** The session is over as far as the cable knows; nothing is tried any more. */
  readonly onAuthLost: (reason: AuthLostReason) => void
  readonly onStateChange?: (state: CableState) => void
  readonly protocol?: CableProtocolName
  /** Default: none. In a browser `browserPageEvents()`. */
  readonly page?: PageEvents
  readonly clock?: Clock
  readonly random?: Random
  readonly timing?: Partial<CableTiming>
  /** Default: the platform's; where it has none, as on Node 20, that of the package `ws`. */
  readonly webSocket?: WebSocketConstructor
}

export interface OpenCable {
  /** @internal Users' compilers must not need the types of the library behind it. */
  readonly cable: Cable
  readonly timing: CableTiming
  readonly clock: Clock
  readonly random: Random
  state(): CableState
  close(): void
}

/**
 * Opens the realtime connection and keeps it open.
 *
 * Messages sent while it is down are not kept, and messages missed meanwhile do not come later:
 * read what matters from the server after every `connected` of a channel.
 *
 * @throws TypeError for an address that is not absolute or not `ws:` or `wss:`
 * @source console spec §9 realtime; realtime §3, §4 (every trap named there has a test)
 */
export function openCable(options: OpenCableOptions): OpenCable {
  const { clock = systemClock(), random = Math.random, protocol = 'actioncable-v1-json' } = options
  requireAbsolute(options.url)
  const timing = { ...CABLE_TIMING, ...options.timing }
  const webSocket = chooseWebSocket(options.webSocket)
  const cable = createCable(options.url, {
    protocol: createProtocol(protocol, timing.confirmMs, clock),
    subprotocol: protocol,
    encoder: new JSONEncoder(),
    websocketFormat: 'text',
    websocketImplementation: webSocket.Impl,
    monitor: false,
    lazy: true,
    performFailures: 'throw',
    async transportConfigurator(transport) {
      await webSocket.ready().catch(giveUp)
      const ticket = await ticketWithin(options.getTicket, clock, timing.ticketMs).catch(
        (error: unknown) => {
          if (isApiError(error) && error.status === 401) lose('unauthorized')
          throw error
        },
      )
      // Closed while the ticket was on its way: opening now would leave a socket nobody owns.
      if (cable.state !== 'connecting') throw new Error('closed while fetching a ticket')
      transport.setToken(ticket, 'token')
      keeper.opening()
    },
  })
  const tell = () => {
    const { state } = cable
    callBack(() => options.onStateChange?.(state))
  }
  for (const event of ['connect', 'disconnect', 'close'] as const) cable.on(event, tell)
  const keeper: ConnectionKeeper = keepConnected(cable, {
    clock,
    random,
    timing,
    page: options.page,
    onAuthLost: lose,
  })

  function lose(reason: AuthLostReason) {
    keeper.stop()
    callBack(() => options.onAuthLost(reason))
  }

  /** No later attempt could find what is not there. */
  function giveUp(error: unknown): never {
    keeper.stop()
    callBack(() => {
      throw error
    })
    throw error
  }

  keeper.connect()
  return { cable, timing, clock, random, state: () => cable.state, close: () => keeper.stop() }
}

async function ticketWithin(
  getTicket: OpenCableOptions['getTicket'],
  clock: Clock,
  limitMs: number,
): Promise<string> {
  const controller = new AbortController()
  const limit = pause(clock, limitMs, controller.signal).then(() => {
    throw new Error(`no ticket within ${limitMs} ms`)
  })
  try {
    // An async function makes a rejection of a throw: else nobody would hear the limit.
    return await Promise.race([(async () => getTicket(controller.signal))(), limit])
  } finally {
    controller.abort()
  }
}

/** The library would take any other address for a connection that fails, and try for ever. */
function requireAbsolute(url: string): void {
  if (URL.canParse(url) && /^wss?:$/.test(new URL(url).protocol)) return
  throw new TypeError(`the cable needs an absolute ws:// or wss:// address, not "${url}"`)
}
