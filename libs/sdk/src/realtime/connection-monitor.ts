import {
  DisconnectedError,
  StaleConnectionError,
  type Monitor,
  type Monitorable,
  type ReasonError,
} from '@anycable/core'
import type { Cancel, Clock, Random } from '../ports/clock.ts'
import { pollIntervalMs, reconnectDelayMs, type CableTiming } from './cable-timing.ts'
import type { PageEvents } from './page-events.ts'

export interface ConnectionMonitorOptions {
  readonly clock: Clock
  readonly random: Random
  readonly timing: CableTiming
  readonly page: PageEvents | undefined
  /** The state of the cable has changed; told before anything is done about it. */
  readonly onChange: () => void
  /** The server refused the ticket for good. */
  readonly onAuthLost: (reason: 'unauthorized' | 'token_expired') => void
}

/**
 * Watches a cable: gives up a silent connection, opens it again with growing pauses, at once when
 * the page wakes up, and gives up a socket that never says welcome.
 *
 * It stands in the place of the library's own monitor, whose pauses grow to hours, which waits for a
 * welcome for ever and takes its time from the machine.
 *
 * @source console spec §9, realtime constants
 */
export class ConnectionMonitor implements Monitor {
  readonly #options: ConnectionMonitorOptions
  #state: Monitor['state'] = 'disconnected'
  #target: Monitorable | undefined
  #attempts = 0
  #lastSeenAt = 0
  #renewedTicket = false
  #timer: Cancel = nothing
  #welcome: Cancel = nothing
  #unbind: readonly (() => void)[] = []

  constructor(options: ConnectionMonitorOptions) {
    this.#options = options
  }

  get state(): Monitor['state'] {
    return this.#state
  }

  /** Called by the library when it has made the cable. */
  watch(target: Monitorable): void {
    const { clock, page } = this.#options
    this.#target = target
    this.#unbind = [
      target.on('connect', () => this.#connected()),
      target.on('keepalive', () => {
        this.#lastSeenAt = clock.now()
      }),
      target.on('disconnect', () => this.#disconnected()),
      target.on('close', (error) => this.#closed(error)),
      page?.onWake(() => this.#wake()) ?? nothing,
      page?.onFreeze(() => this.#freeze()) ?? nothing,
    ]
  }

  /** Opens now, whatever pause is running. */
  connect(): void {
    if (!this.#target) return
    this.#timer()
    this.#state = 'pending_connect'
    // A failed attempt is told by the 'disconnect' event, which plans the next one.
    this.#target.connect().catch(nothing)
  }

  /** Ends a pause between two attempts; false where none is running. */
  reconnectNow(): boolean {
    if (this.#state !== 'pending_reconnect') return false
    this.connect()
    return true
  }

  /** A ticket is at hand and the socket is being opened: from now on a welcome is due. */
  opening(): void {
    this.#welcome()
    this.#welcome = this.#schedule(() => {
      this.#target?.disconnected(new StaleConnectionError())
    }, this.#options.timing.staleMs)
  }

  /** Stops for good. */
  dispose(): void {
    this.#target = undefined
    this.#timer()
    this.#welcome()
    for (const off of this.#unbind) off()
    this.#unbind = []
  }

  #connected(): void {
    const { clock, timing, onChange } = this.#options
    this.#state = 'connected'
    this.#attempts = 0
    this.#renewedTicket = false
    this.#lastSeenAt = clock.now()
    this.#welcome()
    onChange()
    this.#arm(() => this.#watchSilence(), timing.pollMinMs)
  }

  #watchSilence(): void {
    const { clock, timing } = this.#options
    if (clock.now() - this.#lastSeenAt > timing.staleMs) {
      this.#target?.disconnected(new StaleConnectionError())
    } else {
      this.#arm(() => this.#watchSilence(), timing.pollMinMs)
    }
  }

  #disconnected(): void {
    const { random, timing, onChange } = this.#options
    this.#state = 'pending_reconnect'
    this.#welcome()
    onChange()
    this.#arm(() => this.connect(), reconnectDelayMs(this.#attempts, random, timing))
    this.#attempts += 1
  }

  #closed(error: ReasonError | undefined): void {
    const { timing, onChange, onAuthLost } = this.#options
    this.#state = 'disconnected'
    this.#timer()
    this.#welcome()
    onChange()
    // Closed without a reason: by this program.
    if (!error) return
    const { reason } = error
    if (reason === 'token_expired' && !this.#renewedTicket) {
      // The library asks the ticket refresher once, and connects.
      this.#renewedTicket = true
    } else if (reason === 'token_expired' || reason === 'unauthorized') {
      onAuthLost(reason)
    } else {
      this.#arm(() => this.connect(), pollIntervalMs(1, timing))
    }
  }

  #wake(): void {
    if (this.#state === 'connected') this.#watchSilence()
    else this.reconnectNow()
  }

  #freeze(): void {
    if (this.#state === 'connected') {
      this.#target?.disconnected(new DisconnectedError('page_frozen'))
    }
  }

  #arm(run: () => void, delayMs: number): void {
    this.#timer()
    this.#timer = this.#schedule(run, delayMs)
  }

  /** A listener may have ended the monitor: then nothing more is planned. */
  #schedule(run: () => void, delayMs: number): Cancel {
    return this.#target ? this.#options.clock.schedule(run, delayMs) : nothing
  }
}

function nothing(): void {
  // An empty timer, and what hears a promise whose failure is told by an event.
}
