import { JSONEncoder, NoopLogger } from '@anycable/core'
import { createCable, type Cable } from '@anycable/web'
import { isApiError } from '../errors/api-error.ts'
import { callBack } from '../ports/call-back.ts'
import { systemClock, type Clock, type Random } from '../ports/clock.ts'
import { createProtocol, type CableProtocolName } from './cable-protocol.ts'
import { CABLE_TIMING, type CableTiming } from './cable-timing.ts'
import { ConnectionMonitor } from './connection-monitor.ts'
import type { PageEvents } from './page-events.ts'
import { createTicketRefresher } from './ticket-refresher.ts'
import { TicketTransport } from './ticket-transport.ts'
import { chooseWebSocket, type ChosenWebSocket, type WebSocketConstructor } from './web-socket.ts'

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
  const pace = { clock, random, timing }
  const webSocket = chooseWebSocket(options.webSocket)
  const closed = new AbortController()
  const { page } = options
  const monitor = new ConnectionMonitor({ ...pace, page, onChange: tell, onAuthLost: lose })
  const transport = new TicketTransport(options.url, {
    subprotocol: protocol,
    webSocket: webSocket.Impl,
    getTicket: ticketSource(options, webSocket, { lose, giveUp }),
    ticketMs: timing.ticketMs,
    clock,
    onOpening: () => monitor.opening(),
  })
  const cable = createCable(options.url, {
    monitor,
    transport,
    protocol: createProtocol(protocol, timing.confirmMs, clock),
    tokenRefresher: createTicketRefresher({ ...pace, closed: closed.signal }),
    encoder: new JSONEncoder(),
    // The library's own writes to the console of the program.
    logger: new NoopLogger(),
    lazy: true,
    performFailures: 'throw',
  })

  function tell() {
    const { state } = cable
    callBack(() => options.onStateChange?.(state))
  }

  function stop() {
    closed.abort()
    cable.disconnect()
    monitor.dispose()
  }

  function lose(reason: AuthLostReason) {
    stop()
    callBack(() => options.onAuthLost(reason))
  }

  function giveUp(error: unknown) {
    stop()
    callBack(() => {
      throw error
    })
  }

  monitor.connect()
  return { cable, ...pace, state: () => cable.state, close: stop }
}

/** Asks for tickets, and ends everything where no later attempt could get one. */
function ticketSource(
  { getTicket }: OpenCableOptions,
  webSocket: ChosenWebSocket,
  end: { lose(reason: AuthLostReason): void; giveUp(error: unknown): void },
): OpenCableOptions['getTicket'] {
  return async (signal) => {
    await webSocket.ready().catch((error: unknown) => {
      end.giveUp(error)
      throw error
    })
    try {
      return await getTicket(signal)
    } catch (error) {
      // An answer that nobody waits for any more says nothing about this connection.
      if (isApiError(error) && error.status === 401 && !signal.aborted) end.lose('unauthorized')
      throw error
    }
  }
}

/** The library would take any other address for a connection that fails, and try for ever. */
function requireAbsolute(url: string): void {
  if (URL.canParse(url) && /^wss?:$/.test(new URL(url).protocol)) return
  throw new TypeError(`the cable needs an absolute ws:// or wss:// address, not "${url}"`)
}
