import { callBack } from '../ports/call-back.ts'
import { systemClock, type Clock, type Random } from '../ports/clock.ts'
import { memoryStorage } from './memory-storage.ts'
import { createRefreshBackoff } from './refresh-backoff.ts'
import type { Refresh } from './renew-token.ts'
import { startFlight, type Flight } from './renewal-flight.ts'
import type { Renewal, SessionGate } from './session-gate.ts'
import { parseSessionMessage, type SessionMessage } from './session-message.ts'
import type {
  SessionChannel,
  SessionLocks,
  SessionOnline,
  SessionStorage,
} from './session-ports.ts'
import { SESSION_TIMING, type SessionTiming } from './session-timing.ts'
import { createTabElection } from './tab-election.ts'
import { createTokenStore } from './token-store.ts'

/** Who ended the session: the person, the server on refresh, the server on a call, another tab. */
export type SignedOutReason = 'user' | 'expired' | 'rejected' | 'sibling'

export interface SessionOptions {
  /** Default: memory, which lasts as long as the session object. */
  readonly storage?: SessionStorage
  /** Left out: the SDK that is made with this session gives its own by `bind`. */
  readonly refresh?: Refresh
  readonly channel?: SessionChannel
  /** Left out: the tabs agree over the channel, and the server forgives two at once. */
  readonly locks?: SessionLocks
  /** Left out: a refresh that failed is tried again after its pause and not before. */
  readonly online?: SessionOnline
  readonly clock?: Clock
  readonly random?: Random
  /** Called once per end of session; the application keeps the return target. */
  readonly onSignedOut?: (reason: SignedOutReason) => void
  readonly onForbidden?: () => void
  /** Another tab signed in, perhaps as another person: what is loaded may be theirs no longer. */
  readonly onSignedIn?: () => void
  readonly timing?: Partial<SessionTiming>
}

export interface Session extends SessionGate {
  /** Gives what only an SDK has. A `refresh` that is there already stays: the first one counts. */
  bind(ports: { readonly refresh: Refresh }): void
  /** For a new tab: its own token, else a sibling's, else one refresh. Never rejects. */
  start(): Promise<'signed-in' | 'signed-out' | 'unavailable'>
  /** Keeps the token of a login and tells the other tabs. */
  signIn(token: string): void
  /** Ends the session in every tab. */
  signOut(): void
  dispose(): void
}

/**
 * One token per tab, one refresh for everybody who waits, in all tabs.
 *
 * A refused refresh ends the session, once. A server out of reach does not: it is asked again with
 * growing pauses as long as somebody waits; each call waits until its own time is over.
 *
 * @source console spec §4 session and token refresh; reliability C7, F11-F14
 */
export function createSession(options: SessionOptions = {}): Session {
  const { channel, locks, clock = systemClock(), random = Math.random } = options
  const timing = { ...SESSION_TIMING, ...options.timing }
  const store = createTokenStore(options.storage ?? memoryStorage(), clock)
  const backoff = createRefreshBackoff(clock, random, timing)
  const election = createTabElection(clock, random, timing.askMs)
  let isOut = false
  let life = new AbortController()
  let flight: Flight | null = null
  let refresh = options.refresh
  let signedOutAt = 0
  let turnCount = 0

  const stops = [
    channel?.listen((raw) => {
      const message = parseSessionMessage(raw)
      if (message) hear(message)
    }),
    options.online?.(() => {
      backoff.hurry()
      flight?.look()
    }),
  ]

  function hear(message: SessionMessage) {
    if (message.kind === 'ask') {
      offer(false)
      const { ticket } = message
      if (ticket !== undefined && election.hearAsk(ticket)) channel?.post({ kind: 'busy', ticket })
    }
    if (message.kind === 'busy') election.hearBusy(message.ticket)
    if (message.kind === 'token') receive(message)
    if (message.kind === 'signed-out' && message.at >= store.at()) {
      signedOutAt = Math.max(signedOutAt, message.at)
      end('sibling')
    }
  }

  function offer(opened: boolean) {
    const token = store.token()
    if (token !== null) channel?.post({ kind: 'token', token, at: store.at(), opened })
  }

  function receive({ token, at, opened }: { token: string; at: number; opened: boolean }) {
    // A renewal that crossed a sign-out must not bring the session back to life.
    if (at <= signedOutAt || (isOut && !opened)) return
    if (!store.adopt(token, at)) return
    if (opened) beginAnew()
    opens()
    flight?.look()
    flight?.release({ tag: 'renewed' })
    flight = null
    if (opened) callBack(() => options.onSignedIn?.())
  }

  function opens() {
    isOut = false
    backoff.reset()
  }

  /** What is under way belongs to the former session; its answer must not come last. */
  function beginAnew() {
    life.abort()
    life = new AbortController()
    flight?.look()
    flight?.release({ tag: 'ended' })
    flight = null
    backoff.reset()
  }

  function end(reason: SignedOutReason) {
    beginAnew()
    store.clear()
    if (isOut) return
    isOut = true
    callBack(() => options.onSignedOut?.(reason))
  }

  function fly(stale: string | null, isOnce: boolean, bound: Refresh): Flight {
    if (flight) return flight
    const { signal } = life
    const made = startFlight({
      clock,
      timing,
      backoff,
      election,
      locks,
      signal,
      isOnce,
      refresh: bound,
      ask:
        channel && ((ticket) => channel.post({ kind: 'ask', ...(ticket !== null && { ticket }) })),
      isAlone: channel?.isAlone?.bind(channel),
      hasNewer: () => store.token() !== null && store.token() !== stale,
      keep(token) {
        store.issue(token, signedOutAt)
        opens()
        offer(false)
      },
    })
    flight = made
    void land(made, stale, signal)
    return made
  }

  /** For a waiter whose own time is over: why it waited. */
  const left = (): Renewal => ({ tag: 'unavailable', cause: backoff.cause() })

  async function land(made: Flight, stale: string | null, signal: AbortSignal): Promise<void> {
    const renewal = await made.done
    if (flight === made) flight = null
    made.release(renewal)
    if (renewal.tag !== 'ended' || signal.aborted || stale === null) return
    // Refused: the token that nobody renews any more ends with its session, in every tab.
    channel?.post({ kind: 'signed-out', at: store.at() })
    end('expired')
  }

  return {
    token: store.token,
    turn: () => (turnCount += 1),
    async settled(waiter = {}) {
      if (!flight) return { tag: 'renewed' }
      return (await flight.join(waiter)) ?? left()
    },
    async renew(stale, waiter = {}) {
      const token = store.token()
      if (token === null) return { tag: 'ended' }
      if (token !== stale) return { tag: 'renewed' }
      if (!refresh) return { tag: 'unavailable', cause: unbound() }
      const renewal = await fly(stale, false, refresh).join(waiter)
      const present = store.token()
      if (present !== null && present !== stale) return { tag: 'renewed' }
      return renewal ?? left()
    },
    async start() {
      if (store.token() !== null) return 'signed-in'
      if (!refresh) return 'unavailable'
      const renewal = await fly(null, true, refresh).done
      if (renewal.tag === 'unavailable') return 'unavailable'
      if (store.token() !== null) return 'signed-in'
      isOut = true
      return 'signed-out'
    },
    signIn(token) {
      beginAnew()
      store.issue(token, signedOutAt)
      opens()
      offer(true)
    },
    signOut() {
      signedOutAt = Math.max(clock.now(), store.at())
      channel?.post({ kind: 'signed-out', at: signedOutAt })
      end('user')
    },
    rejected(usedToken) {
      // The answer to an older token says nothing about the present one.
      if (usedToken !== store.token()) return
      if (usedToken !== null) channel?.post({ kind: 'signed-out', at: store.at() })
      end('rejected')
    },
    forbidden: () => callBack(() => options.onForbidden?.()),
    bind(ports) {
      refresh ??= ports.refresh
    },
    dispose() {
      beginAnew()
      for (const stop of stops) stop?.()
    },
  }
}

/** A mistake of the program; whoever waits is told at once, and the session stays. */
function unbound(): TypeError {
  return new TypeError('the session has no refresh: give it one, or make an SDK with it')
}
