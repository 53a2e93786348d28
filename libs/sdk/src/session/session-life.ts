import { callBack } from '../ports/call-back.ts'
import { systemClock, type Clock } from '../ports/clock.ts'
import { memoryStorage } from './memory-storage.ts'
import { createRefreshBackoff, type RefreshBackoff } from './refresh-backoff.ts'
import type { Refresh } from './renew-token.ts'
import type { Flight } from './renewal-flight.ts'
import type { SessionMessage } from './session-message.ts'
import { SESSION_TIMING, type SessionTiming } from './session-timing.ts'
import type { SessionOptions, SignedOutReason } from './session.ts'
import { createTabElection, type TabElection } from './tab-election.ts'
import { createTokenStore, type TokenStore } from './token-store.ts'

/** One tab's session: its tools, and what changes in it. */
export interface SessionLife {
  readonly options: SessionOptions
  readonly clock: Clock
  readonly timing: SessionTiming
  readonly store: TokenStore
  readonly backoff: RefreshBackoff
  readonly election: TabElection
  /** Signed out, and nobody has signed in since. */
  isOut: boolean
  /** The last sign-out that this tab knows of; tokens that are not younger are dead. */
  signedOutAt: number
  /** Aborted when the session begins again: what is under way belongs to the former one. */
  life: AbortController
  flight: Flight | null
  refresh: Refresh | undefined
}

export function openLife(options: SessionOptions): SessionLife {
  const { clock = systemClock(), random = Math.random } = options
  const timing = { ...SESSION_TIMING, ...options.timing }
  return {
    options,
    clock,
    timing,
    store: createTokenStore(options.storage ?? memoryStorage(), clock),
    backoff: createRefreshBackoff(clock, random, timing),
    election: createTabElection(clock, random, timing.askMs),
    isOut: false,
    signedOutAt: 0,
    life: new AbortController(),
    flight: null,
    refresh: options.refresh,
  }
}

/** Offers the token to the other tabs. */
export function offer({ store, options }: SessionLife, opened: boolean): void {
  const token = store.token()
  if (token !== null) options.channel?.post({ kind: 'token', token, at: store.at(), opened })
}

/** Keeps a token that the server has just given. */
export function issue(session: SessionLife, token: string, opened: boolean): void {
  session.store.issue(token, session.signedOutAt)
  opens(session)
  offer(session, opened)
}

/** A message of another tab. */
export function hear(session: SessionLife, message: SessionMessage): void {
  const { election, options, store } = session
  if (message.kind === 'ask') {
    offer(session, false)
    const { ticket } = message
    if (ticket !== undefined && election.hearAsk(ticket))
      options.channel?.post({ kind: 'busy', ticket })
  }
  if (message.kind === 'busy') election.hearBusy(message.ticket)
  if (message.kind === 'token') receive(session, message)
  if (message.kind === 'signed-out' && message.at >= store.at()) {
    session.signedOutAt = Math.max(session.signedOutAt, message.at)
    end(session, 'sibling')
  }
}

type TokenMessage = Extract<SessionMessage, { kind: 'token' }>

function receive(session: SessionLife, message: TokenMessage): void {
  const { token, at, opened } = message
  if (!mayAdopt(session, message) || !session.store.adopt(token, at)) return
  if (opened) dropCallsInFlight(session)
  opens(session)
  session.flight?.look()
  session.flight?.release({ tag: 'renewed' })
  session.flight = null
  if (opened) callBack(() => session.options.onSignedIn?.())
}

/** A renewal that crossed a sign-out must not bring the session back to life. */
const mayAdopt = (
  { isOut, signedOutAt }: Pick<SessionLife, 'isOut' | 'signedOutAt'>,
  { at, opened }: TokenMessage,
): boolean => at > signedOutAt && (!isOut || opened)

function opens(session: SessionLife): void {
  session.isOut = false
  session.backoff.reset()
}

/** Aborts calls in flight: they belong to the former session, and their answers must not win. */
export function dropCallsInFlight(session: SessionLife): void {
  session.life.abort()
  session.life = new AbortController()
  session.flight?.look()
  session.flight?.release({ tag: 'ended' })
  session.flight = null
  session.backoff.reset()
}

/** Ends the session in this tab, and tells the program once. */
export function end(session: SessionLife, reason: SignedOutReason): void {
  dropCallsInFlight(session)
  session.store.clear()
  if (session.isOut) return
  session.isOut = true
  callBack(() => session.options.onSignedOut?.(reason))
}

/** Ends the session in every tab. */
export function endEverywhere(session: SessionLife, reason: SignedOutReason): void {
  session.options.channel?.post({ kind: 'signed-out', at: session.store.at() })
  end(session, reason)
}
