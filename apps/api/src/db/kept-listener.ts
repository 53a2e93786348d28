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

/** Events of a connection. */
export interface ConnectionEvents {
  onPayload: (payload: string) => void
  /** It has ended. */
  onLost: (why: Error) => void
}

/** Makes a connection that is not opened yet. */
export type MakeConnection = (events: ConnectionEvents) => ListenConnection

export interface KeptListenerOptions {
  make: MakeConnection
  clock: Clock
  /** From 0 to below 1. */
  random: () => number
  onError: (error: Error) => void
  onPayload: (payload: string) => void
  /** After each loss, once the next connection listens: what was sent meanwhile is missing. Comes
   *  before the first payload of that connection, so that nobody takes it for the next message. */
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

/** Mutable state of a keeper. */
interface Keeper {
  readonly options: KeptListenerOptions
  state: State
  disarm: () => void
  lossCount: number
  hasGap: boolean
  /** Heard between the server's LISTEN and the news of it here: both come in one packet. */
  early: string[]
  started: { resolve: () => void; reject: (why: Error) => void } | undefined
}

/**
 * Keeps one listening connection: never more than one connection, never more than one timer.
 * Whatever ends a connection (a refusal, its end, silence) is one loss, and what an older connection
 * says later is not heard. Waits grow and are drawn at random, so that the replicas of a system do
 * not come back together; they stay short, so that a database that is back is used within 5 s.
 *
 * @source reliability F3, F31
 */
export function createKeptListener(options: KeptListenerOptions): KeptListener {
  const keeper: Keeper = {
    options,
    state: { tag: 'idle' },
    disarm: () => undefined,
    lossCount: 0,
    hasGap: false,
    early: [],
    started: undefined,
  }
  return {
    start: () =>
      new Promise<void>((resolve, reject) => {
        keeper.started = { resolve, reject }
        open(keeper)
      }),
    close() {
      if ('connection' in keeper.state) keeper.state.connection.destroy()
      refuse(keeper, new Error('the listener was closed'))
    },
  }
}

function arm(keeper: Keeper, afterMs: number, run: () => void): void {
  const { clock } = keeper.options
  keeper.disarm()
  keeper.disarm = clock.at(clock.now() + afterMs, run)
}

const isCurrent = ({ state }: Keeper, connection: ListenConnection) =>
  'connection' in state && state.connection === connection

function open(keeper: Keeper): void {
  const connection = keeper.options.make({
    onPayload: (payload) => hear(keeper, connection, payload),
    onLost: (why) => lose(keeper, connection, why),
  })
  keeper.early = []
  keeper.state = { tag: 'opening', connection }
  arm(keeper, LISTENER_TIMES.answerMs, () =>
    lose(keeper, connection, new Error('no answer to LISTEN in time')),
  )
  connection.open().then(
    () => listen(keeper, connection),
    (error: unknown) => lose(keeper, connection, toError(error)),
  )
}

function listen(keeper: Keeper, connection: ListenConnection): void {
  if (!isCurrent(keeper, connection)) return
  keeper.state = { tag: 'listening', connection }
  keeper.lossCount = 0
  rest(keeper, connection)
  keeper.started?.resolve()
  keeper.started = undefined
  if (keeper.hasGap) keeper.options.onGap()
  keeper.hasGap = false
  for (const payload of keeper.early.splice(0)) keeper.options.onPayload(payload)
}

function hear(keeper: Keeper, connection: ListenConnection, payload: string): void {
  if (!isCurrent(keeper, connection)) return
  if (keeper.state.tag === 'opening') keeper.early.push(payload)
  else keeper.options.onPayload(payload)
}

const rest = (keeper: Keeper, connection: ListenConnection) =>
  arm(keeper, LISTENER_TIMES.probeMs, () => probe(keeper, connection))

function probe(keeper: Keeper, connection: ListenConnection): void {
  arm(keeper, LISTENER_TIMES.answerMs, () =>
    lose(keeper, connection, new Error('no sign of life in time')),
  )
  connection.probe().then(
    () => isCurrent(keeper, connection) && rest(keeper, connection),
    (error: unknown) => lose(keeper, connection, toError(error)),
  )
}

function lose(keeper: Keeper, connection: ListenConnection, why: Error): void {
  if (!isCurrent(keeper, connection)) return
  connection.destroy()
  if (keeper.started) return refuse(keeper, why)
  const { random, onError } = keeper.options
  keeper.state = { tag: 'waiting' }
  keeper.hasGap = true
  arm(keeper, waitMs(keeper.lossCount, random()), () => open(keeper))
  keeper.lossCount += 1
  onError(why)
}

function refuse(keeper: Keeper, why: Error): void {
  keeper.state = { tag: 'closed' }
  keeper.disarm()
  keeper.started?.reject(why)
  keeper.started = undefined
}

/** Random delay between half of the step and the full step. */
function waitMs(lossCount: number, roll: number): number {
  const { firstWaitMs, longestWaitMs } = LISTENER_TIMES
  const step = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(lossCount, 10))
  return step * (0.5 + roll / 2)
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
