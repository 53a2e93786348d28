import { WebSocketTransport } from '@anycable/core'
import { pause, type Clock } from '../ports/clock.ts'
import type { WebSocketConstructor, WebSocketLike } from './web-socket.ts'

export interface TicketTransportOptions {
  readonly subprotocol: string
  readonly webSocket: WebSocketConstructor
  readonly getTicket: (signal: AbortSignal) => Promise<string>
  /** How long fetching a ticket may take. */
  readonly ticketMs: number
  readonly clock: Clock
  /** A ticket is at hand and the socket is being opened. */
  readonly onOpening: () => void
}

/**
 * One socket after the other, each let in by a ticket that is fetched before it opens.
 *
 * The address is the one given, with the ticket, and nothing of what the library would add: neither
 * the id of an earlier session, which can stand for a ticket, nor a token from the head of the page.
 */
export class TicketTransport extends WebSocketTransport<WebSocketLike, string> {
  readonly #options: TicketTransportOptions
  #attempt = new AbortController()

  constructor(url: string, options: TicketTransportOptions) {
    const { subprotocol, webSocket } = options
    super(url, { websocketImplementation: webSocket, subprotocol, format: 'text' })
    this.#options = options
  }

  override async open(): Promise<void> {
    this.#attempt = new AbortController()
    const { signal } = this.#attempt
    const ticket = await ticketWithin(this.#options, signal)
    // Opening now would leave a socket that nobody owns.
    if (signal.aborted) throw new Error('closed while fetching a ticket')
    super.setParam('token', ticket)
    this.#options.onOpening()
    return super.open()
  }

  override close(): Promise<void> {
    // An attempt that went on would leave the library's promise of a connection unheard.
    this.#attempt.abort()
    return super.close()
  }

  override setParam(): void {
    // The library calls this with what it would add to the address.
  }
}

async function ticketWithin(
  { getTicket, ticketMs, clock }: TicketTransportOptions,
  closed: AbortSignal,
): Promise<string> {
  const controller = new AbortController()
  const end = () => controller.abort()
  closed.addEventListener('abort', end)
  const limit = pause(clock, ticketMs, controller.signal).then(() => {
    throw new Error(`no ticket within ${ticketMs} ms`)
  })
  try {
    // An async function makes a rejection of a throw: else nobody would hear the limit.
    return await Promise.race([(async () => getTicket(controller.signal))(), limit])
  } finally {
    end()
  }
}
