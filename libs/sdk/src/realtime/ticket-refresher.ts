import type { TokenRefresher } from '@anycable/web'
import { pause, type Clock, type Random } from '../ports/clock.ts'
import type { CableTiming } from './cable-timing.ts'

export interface TicketRefresherOptions {
  readonly clock: Clock
  readonly random: Random
  readonly timing: CableTiming
  /** The cable is closed by the program. */
  readonly closed: AbortSignal
}

/**
 * Callback of the library when the server says that the ticket has expired, once until the next
 * connection.
 *
 * It fetches nothing: every attempt fetches a ticket of its own, and one that cannot be fetched is a
 * failed attempt, while a refresher that fails leaves the library's cable closed for good. It does
 * fail when the cable has been closed meanwhile: the library would open it again.
 */
export function createTicketRefresher(options: TicketRefresherOptions): TokenRefresher {
  const { clock, random, timing, closed } = options
  return async () => {
    await pause(clock, timing.reopenMs * (1 + random()), closed)
    if (closed.aborted) throw new Error('closed before the ticket was renewed')
  }
}
