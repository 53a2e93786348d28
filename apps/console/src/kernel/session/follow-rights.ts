import type { Clock, Random } from '@omc/core'
import type { Realtime } from '../realtime/create-realtime.ts'
import type { ConsoleSession } from './console-session.ts'

/** Spread of the requests, ms: not all pages must call at once when a server restarts. */
export const ASK_WITHIN_MS = 2_000

export type FollowRightsPorts = {
  readonly realtime: Pick<Realtime, 'onNotifications'>
  readonly session: Pick<ConsoleSession, 'load' | 'isSignedIn'>
  readonly clock: Clock
  readonly random: Random
}

/**
 * Reloads the person's rights when the connection drops or returns: the server closes it when their
 * roles change.
 *
 * @source reliability F14: a change of roles is seen within 5 s
 */
export function followRights({ realtime, session, clock, random }: FollowRightsPorts): void {
  const ask = () => {
    // If the server is down, the reconnect retries.
    if (session.isSignedIn()) session.load().catch(() => undefined)
  }
  realtime.onNotifications({
    message: () => undefined,
    reconnected: ask,
    disconnected() {
      clock.at(clock.now() + random.next() * ASK_WITHIN_MS, ask)
    },
  })
}
