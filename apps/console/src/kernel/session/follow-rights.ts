import type { Clock, Random } from '@omc/core'
import type { Realtime } from '../realtime/create-realtime.ts'
import type { ConsoleSession } from './console-session.ts'
import type { Person } from './person.ts'

/** Spread of the requests, ms: not all pages must call at once when a server restarts. */
export const ASK_WITHIN_MS = 2_000

export type FollowRightsPorts = {
  readonly realtime: Pick<Realtime, 'onNotifications'>
  readonly session: Pick<ConsoleSession, 'load' | 'isSignedIn' | 'state'>
  readonly clock: Clock
  readonly random: Random
  /** The person may do other things now, and may not see the page any more that is shown. */
  readonly onChanged: () => void
}

/**
 * Reloads the person's rights when the connection drops or returns: the server closes it when their
 * roles change. Says so when they have changed.
 *
 * @source reliability F14: a change of roles is seen within 5 s
 */
export function followRights(ports: FollowRightsPorts): void {
  const { realtime, session, clock, random } = ports
  const ask = () => {
    // If the server is down, the reconnect retries.
    if (session.isSignedIn()) reloadRights(ports).catch(() => undefined)
  }
  realtime.onNotifications({
    message: () => undefined,
    reconnected: ask,
    disconnected() {
      clock.at(clock.now() + random.next() * ASK_WITHIN_MS, ask)
    },
  })
}

async function reloadRights({ session, onChanged }: FollowRightsPorts): Promise<void> {
  const before = rightsOf(session.state.person)
  await session.load()
  const { person } = session.state
  if (person && rightsOf(person) !== before) onChanged()
}

const rightsOf = (person: Person | null): string =>
  JSON.stringify([person?.roles, person?.permissions, person?.admin])
