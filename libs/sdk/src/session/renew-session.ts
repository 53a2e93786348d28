import type { Refresh } from './renew-token.ts'
import { startFlight, type Flight, type FlightPorts } from './renewal-flight.ts'
import type { Renewal } from './session-gate.ts'
import { endEverywhere, issue, type SessionLife } from './session-life.ts'
import type { Waiter } from './waiting-line.ts'

/** @see SessionGate.settled */
export async function settle(session: SessionLife, waiter: Waiter): Promise<Renewal> {
  if (!session.flight) return { tag: 'renewed' }
  return (await session.flight.join(waiter)) ?? left(session)
}

/** @see SessionGate.renew */
export async function renew(
  session: SessionLife,
  stale: string | null,
  waiter: Waiter,
): Promise<Renewal> {
  const { store, refresh } = session
  const token = store.token()
  if (token === null) return { tag: 'ended' }
  if (token !== stale) return { tag: 'renewed' }
  if (!refresh) return { tag: 'unavailable', cause: unbound() }
  const renewal = await fly(session, stale, { isOnce: false, refresh }).join(waiter)
  const present = store.token()
  if (present !== null && present !== stale) return { tag: 'renewed' }
  return renewal ?? left(session)
}

/** For a new tab: its own token, else a sibling's, else one refresh. */
export async function startSession(
  session: SessionLife,
): Promise<'signed-in' | 'signed-out' | 'unavailable'> {
  const { store, refresh } = session
  if (store.token() !== null) return 'signed-in'
  if (!refresh) return 'unavailable'
  const renewal = await fly(session, null, { isOnce: true, refresh }).done
  if (renewal.tag === 'unavailable') return 'unavailable'
  if (store.token() !== null) return 'signed-in'
  session.isOut = true
  return 'signed-out'
}

/** The renewal that is under way, or a new one. */
function fly(
  session: SessionLife,
  stale: string | null,
  how: { readonly isOnce: boolean; readonly refresh: Refresh },
): Flight {
  if (session.flight) return session.flight
  const { signal } = session.life
  const made = startFlight({ ...portsOf(session, stale), ...how, signal })
  session.flight = made
  void land(session, made, { stale, signal })
  return made
}

function portsOf(
  session: SessionLife,
  stale: string | null,
): Omit<FlightPorts, 'isOnce' | 'refresh' | 'signal'> {
  const { clock, timing, backoff, election, store, options } = session
  const { channel, locks } = options
  return {
    clock,
    timing,
    backoff,
    election,
    locks,
    ask: channel && ((ticket) => channel.post({ kind: 'ask', ...(ticket !== null && { ticket }) })),
    isAlone: channel?.isAlone?.bind(channel),
    hasNewer: () => store.token() !== null && store.token() !== stale,
    keep: (token) => issue(session, token, false),
  }
}

async function land(
  session: SessionLife,
  made: Flight,
  { stale, signal }: { readonly stale: string | null; readonly signal: AbortSignal },
): Promise<void> {
  const renewal = await made.done
  if (session.flight === made) session.flight = null
  made.release(renewal)
  if (renewal.tag !== 'ended' || signal.aborted || stale === null) return
  // Refused: the token that nobody renews any more ends with its session, in every tab.
  endEverywhere(session, 'expired')
}

/** For a waiter whose own time is over: why it waited. */
const left = ({ backoff }: SessionLife): Renewal => ({ tag: 'unavailable', cause: backoff.cause() })

/** A programming error: the waiting caller is told at once, and the session stays. */
function unbound(): TypeError {
  return new TypeError('the session has no refresh: give it one, or make an SDK with it')
}
