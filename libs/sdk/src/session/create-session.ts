import { pause, systemClock, type Clock, type Random } from '../ports/clock.ts'
import { requestToken } from './renew-token.ts'
import { runAlone } from './run-alone.ts'
import type { Renewal, SessionGate } from './session-gate.ts'
import { parseSessionMessage } from './session-message.ts'
import type { SessionChannel, SessionLocks, SessionStorage } from './session-ports.ts'
import { createTokenStore } from './token-store.ts'

/** Who ended the session: the person, the server on refresh, the server on a call, another tab. */
export type SignedOutReason = 'user' | 'expired' | 'rejected' | 'sibling'

/** Numbers of the renewal; all durations in milliseconds. */
export const SESSION_TIMING = {
  /** How long other tabs may take to offer a newer token. */
  askMs: 100,
  /** How long to wait for another tab's renewal; a frozen tab may hold the lock for ever. */
  lockMs: 20_000,
  timeoutMs: 15_000,
  attemptCount: 3,
  backoffMs: 500,
  maxBackoffMs: 30_000,
} as const

export interface SessionOptions {
  readonly storage: SessionStorage
  /** Gets a new access token; an `ApiError` 400, 401, 402 or 403 says that the session is over. */
  readonly refresh: (signal: AbortSignal) => Promise<string>
  readonly channel?: SessionChannel
  readonly locks?: SessionLocks
  readonly clock?: Clock
  readonly random?: Random
  /** Called once per end of session; the application keeps the return target. */
  readonly onSignedOut: (reason: SignedOutReason) => void
  readonly onForbidden: () => void
  /** Another tab signed in, perhaps as another person: what is loaded may be theirs no longer. */
  readonly onSignedIn?: () => void
  readonly timing?: Partial<Record<keyof typeof SESSION_TIMING, number>>
}

export interface Session extends SessionGate {
  /** For a new tab: its own token, else a sibling's, else one refresh. Never rejects. */
  start(): Promise<'signed-in' | 'signed-out' | 'unavailable'>
  /** Keeps the token of a login and tells the other tabs. */
  signIn(token: string): void
  /** Ends the session in every tab. */
  signOut(): void
  dispose(): void
}

/**
 * The session of a browser: one token per tab, one refresh for everybody who waits, in all tabs.
 *
 * A refused refresh ends the session; a server out of reach does not: those who wait get the
 * failure and later calls try again, with growing pauses between.
 *
 * @source console spec §4 session and token refresh; reliability C7, F11-F14
 */
export function createSession(options: SessionOptions): Session {
  const { channel, locks, onForbidden, refresh } = options
  const clock = options.clock ?? systemClock()
  const random = options.random ?? Math.random
  const timing = { ...SESSION_TIMING, ...options.timing }
  const store = createTokenStore(options.storage, clock)
  const adoptionWaiters = new Set<() => void>()
  let state: 'unknown' | 'in' | 'out' = store.token() === null ? 'unknown' : 'in'
  let life = new AbortController()
  let flight: Promise<Renewal> | null = null
  let failureCount = 0
  let blocked: { untilAt: number; cause: unknown } | null = null
  let signedOutAt = 0

  const stopListening = channel?.listen((raw) => {
    const message = parseSessionMessage(raw)
    if (message?.kind === 'ask') offer(false)
    if (message?.kind === 'token') receive(message)
    if (message?.kind === 'signed-out' && message.at >= store.at()) {
      signedOutAt = Math.max(signedOutAt, message.at)
      end('sibling')
    }
  })

  function offer(opened: boolean) {
    const token = store.token()
    if (token !== null) channel?.post({ kind: 'token', token, at: store.at(), opened })
  }

  function receive({ token, at, opened }: { token: string; at: number; opened: boolean }) {
    // A renewal that crossed a sign-out must not bring the session back to life.
    if (at <= signedOutAt || (state === 'out' && !opened)) return
    if (!store.adopt(token, at)) return
    opens()
    for (const wake of adoptionWaiters) wake()
    if (opened) options.onSignedIn?.()
  }

  function opens() {
    state = 'in'
    failureCount = 0
    blocked = null
  }

  function end(reason: SignedOutReason) {
    life.abort()
    life = new AbortController()
    flight = null
    blocked = null
    store.clear()
    if (state === 'out') return
    state = 'out'
    options.onSignedOut(reason)
  }

  /** True when the token is another one than `stale`, at once or after the siblings were asked. */
  async function adopted(stale: string | null): Promise<boolean> {
    const isNewer = () => store.token() !== null && store.token() !== stale
    if (isNewer() || !channel) return isNewer()
    const arrived = new AbortController()
    const wake = () => isNewer() && arrived.abort()
    adoptionWaiters.add(wake)
    channel.post({ kind: 'ask' })
    await pause(clock, timing.askMs, arrived.signal)
    adoptionWaiters.delete(wake)
    return isNewer()
  }

  async function renewOnce(stale: string | null, attemptCount: number): Promise<Renewal> {
    const { signal } = life
    if (await adopted(stale)) return { tag: 'renewed' }
    if (signal.aborted) return { tag: 'ended' }
    const plan = { ...timing, attemptCount }
    const outcome = await requestToken(refresh, plan, { clock, random, signal })
    if (signal.aborted) return { tag: 'ended' }
    if (outcome.tag === 'token') {
      store.issue(outcome.token, signedOutAt)
      opens()
      offer(false)
      return { tag: 'renewed' }
    }
    // Without locks a sibling may have been faster; its token is as good as ours.
    if (await adopted(stale)) return { tag: 'renewed' }
    if (signal.aborted || outcome.tag === 'refused') return { tag: 'ended' }
    const pauseMs = Math.min(timing.maxBackoffMs, timing.backoffMs * 2 ** failureCount)
    failureCount += 1
    blocked = { untilAt: clock.now() + pauseMs * (1 + random()), cause: outcome.cause }
    return outcome
  }

  function fly(stale: string | null, attemptCount: number): Promise<Renewal> {
    if (flight) return flight
    const task = async () => renewOnce(stale, attemptCount)
    const work = runAlone(locks, task, { clock, lockMs: timing.lockMs })
    const current: Promise<Renewal> = work
      // Storage and channels of a browser may throw; whoever waits still gets an answer.
      .catch((cause: unknown): Renewal => ({ tag: 'unavailable', cause }))
      .finally(() => {
        if (flight === current) flight = null
      })
    flight = current
    return current
  }

  return {
    token: store.token,
    async settled() {
      await flight
    },
    async renew(stale) {
      const token = store.token()
      if (token === null) return { tag: 'ended' }
      if (token !== stale) return { tag: 'renewed' }
      if (blocked && clock.now() < blocked.untilAt) {
        return { tag: 'unavailable', cause: blocked.cause }
      }
      const renewal = await fly(stale, timing.attemptCount)
      if (store.token() !== null && store.token() !== stale) return { tag: 'renewed' }
      if (renewal.tag === 'ended' && store.token() === stale) {
        channel?.post({ kind: 'signed-out', at: store.at() })
        end('expired')
      }
      return renewal
    },
    async start() {
      if (store.token() !== null) return 'signed-in'
      const renewal = await fly(null, 1)
      if (renewal.tag === 'unavailable') return 'unavailable'
      if (store.token() !== null) return 'signed-in'
      state = 'out'
      return 'signed-out'
    },
    signIn(token) {
      // A renewal under way belongs to the former session; its answer must not come last.
      life.abort()
      life = new AbortController()
      flight = null
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
    forbidden: onForbidden,
    dispose() {
      life.abort()
      stopListening?.()
    },
  }
}
