import { callBack } from '../ports/call-back.ts'
import { renew, settle, startSession } from './renew-session.ts'
import { dropCallsInFlight, end, endEverywhere, hear, issue, openLife } from './session-life.ts'
import { parseSessionMessage } from './session-message.ts'
import type { Session, SessionOptions } from './session.ts'

export type { Session, SessionOptions, SignedOutReason } from './session.ts'

/**
 * One token per tab, one refresh for everybody who waits, in all tabs.
 *
 * A refused refresh ends the session, once. A server out of reach does not: it is asked again with
 * growing pauses as long as somebody waits; each call waits until its own time is over.
 *
 * @source console spec §4 session and token refresh; reliability C7, F11-F14
 */
export function createSession(options: SessionOptions = {}): Session {
  const { channel } = options
  const session = openLife(options)
  const { store, clock, backoff } = session
  let turnCount = 0
  const stops = [
    channel?.listen((raw) => {
      const message = parseSessionMessage(raw)
      if (message) hear(session, message)
    }),
    options.online?.(() => {
      backoff.hurry()
      session.flight?.look()
    }),
  ]
  return {
    token: store.token,
    turn: () => (turnCount += 1),
    settled: (waiter = {}) => settle(session, waiter),
    renew: (stale, waiter = {}) => renew(session, stale, waiter),
    start: () => startSession(session),
    signIn(token) {
      dropCallsInFlight(session)
      issue(session, token, true)
    },
    signOut() {
      session.signedOutAt = Math.max(clock.now(), store.at())
      channel?.post({ kind: 'signed-out', at: session.signedOutAt })
      end(session, 'user')
    },
    rejected(usedToken) {
      // The answer to an older token says nothing about the present one.
      if (usedToken !== store.token()) return
      if (usedToken === null) end(session, 'rejected')
      else endEverywhere(session, 'rejected')
    },
    forbidden: () => callBack(() => options.onForbidden?.()),
    bind(ports) {
      session.refresh ??= ports.refresh
    },
    dispose() {
      dropCallsInFlight(session)
      for (const stop of stops) stop?.()
    },
  }
}
