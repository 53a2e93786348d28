import type { Clock, Random } from '@omc/core'
import type { Realtime } from '../realtime/create-realtime.ts'
import type { ConsoleSession } from './console-session.ts'

/** Not all pages of all people ask at once when a server goes. */
export const ASK_WITHIN_MS = 2_000

export type FollowRightsPorts = {
  readonly realtime: Pick<Realtime, 'onNotifications'>
  readonly session: Pick<ConsoleSession, 'load' | 'isSignedIn'>
  readonly clock: Clock
  readonly random: Random
}

/**
 * Asks again what the person may do when the connection breaks off or comes back: the server ends
 * it when somebody changed their roles.
 *
 * @source reliability F14: a change of roles is seen within 5 s
 */
export function followRights({ realtime, session, clock, random }: FollowRightsPorts): void {
  const ask = () => {
    // A server that is away is asked again when the connection is back.
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
