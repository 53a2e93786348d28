import type { Clock } from '@omc/core'

/** One connection that listens, as the keeper needs it. */
export interface ListenConnection {
  /** Connects and begins to listen. */
  open: () => Promise<unknown>
  /** Asks the server for a sign of life on this connection. */
  probe: () => Promise<unknown>
  /** Ends it at once, also half way; never throws, and nothing is heard of it afterwards. */
  destroy: () => void
}

/** Makes a connection that is not opened yet; it says when it has ended by itself. */
export type MakeConnection = (onLost: (why: Error) => void) => ListenConnection

export interface KeptListenerOptions {
  make: MakeConnection
  clock: Clock
  /** From 0 to below 1. */
  random: () => number
  onError: (error: Error) => void
  /** After each loss, once the next connection listens: what was sent meanwhile is missing. */
  onGap: () => void
}

export interface KeptListener {
  /** Settles when it listens. @throws Error when the first connection cannot be made */
  start: () => Promise<void>
  /** For good, at any moment. */
  close: () => void
}

export const LISTENER_TIMES = {
  /** The first wait after a loss; each one after it is twice as long. */
  firstWaitMs: 200,
  longestWaitMs: 2_000,
  /** For a connection that listens, and for a sign of life. */
  answerMs: 2_500,
  probeMs: 3_000,
} as const

type State =
  | { tag: 'idle' | 'waiting' | 'closed' }
  | { tag: 'opening' | 'listening'; connection: ListenConnection }

/**
 * Keeps one listening connection: never more than one connection, never more than one timer.
 * Whatever ends a connection (a refusal, its end, silence) is one loss, and what an older connection
 * says later is not heard. Waits grow and are drawn at random, so that the replicas of a system do
 * not come back together; they stay short, so that a database that is back is used within 5 s.
 *
 * @source reliability F3, F31
 */
export function createKeptListener(options: KeptListenerOptions): KeptListener {
  const { make, clock, random, onError, onGap } = options
  let state: State = { tag: 'idle' }
  let disarm: () => void = () => undefined
  let lossCount = 0
  let hasGap = false
  let started: { resolve: () => void; reject: (why: Error) => void } | undefined

  function arm(afterMs: number, run: () => void): void {
    disarm()
    disarm = clock.at(clock.now() + afterMs, run)
  }

  const isCurrent = (connection: ListenConnection) =>
    'connection' in state && state.connection === connection

  function open(): void {
    const connection = make((why) => lose(connection, why))
    state = { tag: 'opening', connection }
    arm(LISTENER_TIMES.answerMs, () => lose(connection, new Error('no answer to LISTEN in time')))
    connection.open().then(
      () => listen(connection),
      (error: unknown) => lose(connection, toError(error)),
    )
  }

  function listen(connection: ListenConnection): void {
    if (!isCurrent(connection)) return
    state = { tag: 'listening', connection }
    lossCount = 0
    rest(connection)
    started?.resolve()
    started = undefined
    if (!hasGap) return
    hasGap = false
    onGap()
  }

  const rest = (connection: ListenConnection) =>
    arm(LISTENER_TIMES.probeMs, () => probe(connection))

  function probe(connection: ListenConnection): void {
    arm(LISTENER_TIMES.answerMs, () => lose(connection, new Error('no sign of life in time')))
    connection.probe().then(
      () => isCurrent(connection) && rest(connection),
      (error: unknown) => lose(connection, toError(error)),
    )
  }

  function lose(connection: ListenConnection, why: Error): void {
    if (!isCurrent(connection)) return
    connection.destroy()
    if (started) return refuse(why)
    state = { tag: 'waiting' }
    hasGap = true
    arm(waitMs(lossCount, random()), open)
    lossCount += 1
    onError(why)
  }

  function refuse(why: Error): void {
    state = { tag: 'closed' }
    disarm()
    started?.reject(why)
    started = undefined
  }

  return {
    start: () =>
      new Promise<void>((resolve, reject) => {
        started = { resolve, reject }
        open()
      }),
    close() {
      if ('connection' in state) state.connection.destroy()
      refuse(new Error('the listener was closed'))
    },
  }
}

/** Between half of the step and the whole. */
function waitMs(lossCount: number, roll: number): number {
  const { firstWaitMs, longestWaitMs } = LISTENER_TIMES
  const step = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(lossCount, 10))
  return step * (0.5 + roll / 2)
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
