import { DisconnectedError, StaleConnectionError, type Cable } from '@anycable/core'
import type { Cancel, Clock, Random } from '../ports/clock.ts'
import { pollIntervalMs, reconnectDelayMs, type CableTiming } from './cable-timing.ts'
import type { PageEvents } from './page-events.ts'

export interface KeepConnectedOptions {
  readonly clock: Clock
  readonly random: Random
  readonly timing: CableTiming
  readonly page: PageEvents | undefined
  /** The server refused the ticket for good. */
  readonly onAuthLost: (reason: 'unauthorized' | 'token_expired') => void
}

export interface ConnectionKeeper {
  /** Opens now, whatever pause is running. */
  connect(): void
  /** A ticket is at hand and the socket is being opened: from now on a welcome is due. */
  opening(): void
  /** Stops for good. */
  stop(): void
}

/**
 * Watches a cable: gives up a silent connection, opens it again with growing pauses, at once when
 * the page wakes up, and gives up a socket that never says welcome.
 *
 * @source console spec §9, realtime constants; realtime: own monitor instead of the library's,
 *         whose pauses grow to hours
 */
export function keepConnected(cable: Cable, options: KeepConnectedOptions): ConnectionKeeper {
  const { clock, random, timing, page } = options
  let attempts = 0
  let lastSeenAt = clock.now()
  let renewedTicket = false
  let stopped = false
  let timer: Cancel = nothing
  let welcome: Cancel = nothing

  function arm(run: () => void, delayMs: number) {
    timer()
    timer = stopped ? nothing : clock.schedule(run, delayMs)
  }

  function connect() {
    if (stopped) return
    timer()
    // A failed attempt is told by the 'disconnect' event, which plans the next one.
    cable.connect().catch(nothing)
    // While it waits for the ticket the library has no ear on its own promise of a connection, which
    // is broken when the cable is closed meanwhile; this second call is one.
    if (cable.state === 'connecting') cable.connect().catch(nothing)
  }

  function watchSilence() {
    if (clock.now() - lastSeenAt > timing.staleMs)
      return cable.disconnected(new StaleConnectionError())
    arm(watchSilence, timing.pollMinMs)
  }

  const unbind = [
    cable.on('connect', () => {
      attempts = 0
      renewedTicket = false
      lastSeenAt = clock.now()
      welcome()
      arm(watchSilence, timing.pollMinMs)
    }),
    cable.on('keepalive', () => {
      lastSeenAt = clock.now()
    }),
    cable.on('disconnect', () => {
      welcome()
      arm(connect, reconnectDelayMs(attempts, random, timing))
      attempts += 1
    }),
    cable.on('close', (error) => {
      timer()
      welcome()
      // Closed without a reason: by ourselves.
      if (!error || stopped) return
      const { reason } = error
      if (reason === 'token_expired' && !renewedTicket) {
        renewedTicket = true
        arm(connect, timing.reopenMs * (1 + random()))
      } else if (reason === 'token_expired' || reason === 'unauthorized') {
        options.onAuthLost(reason)
      } else {
        arm(connect, pollIntervalMs(1, timing))
      }
    }),
    page?.onWake(() => {
      if (cable.state === 'connected') watchSilence()
      if (cable.state === 'disconnected') connect()
    }),
    page?.onFreeze(() => {
      if (cable.state === 'connected') cable.disconnected(new DisconnectedError('page_frozen'))
    }),
  ]

  return {
    connect,
    opening() {
      welcome()
      welcome = clock.schedule(() => {
        if (cable.state === 'connecting') cable.disconnected(new StaleConnectionError())
      }, timing.staleMs)
    },
    stop() {
      stopped = true
      timer()
      welcome()
      for (const off of unbind) off?.()
      cable.disconnect()
    },
  }
}

function nothing(): void {
  // An empty timer, and the ear of a promise whose failure is told by an event.
}
