import { pause, type Clock } from '../ports/clock.ts'
import type { RefreshBackoff } from './refresh-backoff.ts'
import { requestToken, type Refresh } from './renew-token.ts'
import { runAlone } from './run-alone.ts'
import type { Renewal } from './session-gate.ts'
import type { SessionLocks } from './session-ports.ts'
import type { SessionTiming } from './session-timing.ts'
import type { TabElection } from './tab-election.ts'
import { createWaitingLine, type Waiter } from './waiting-line.ts'

/** One renewal under way, for everybody in this tab who waits for it. */
export interface Flight {
  join(waiter: Waiter): Promise<Renewal | null>
  /** Lets those who wait go, whatever the flight itself still does. */
  release(renewal: Renewal): void
  /** Something changed: a token came, the network is back, the session ended. */
  look(): void
  /** Never rejects. */
  readonly done: Promise<Renewal>
}

export interface FlightPorts {
  readonly clock: Clock
  readonly timing: SessionTiming
  readonly backoff: RefreshBackoff
  readonly refresh: Refresh
  readonly election: TabElection
  readonly locks: SessionLocks | undefined
  /** Asks the other tabs for a newer token; absent where there is nobody to ask. */
  readonly ask: ((ticket: number | null) => void) | undefined
  /** Whether surely no other tab is there; absent where that cannot be known. */
  readonly isAlone: (() => Promise<boolean>) | undefined
  /** A token other than the one this flight is to replace is here. */
  readonly hasNewer: () => boolean
  /** Keeps the token and offers it to the other tabs. */
  readonly keep: (token: string) => void
  /** The life of the session: nothing is kept after its end. */
  readonly signal: AbortSignal
  /** Tries once and does not wait; for a page that starts. */
  readonly isOnce: boolean
}

const RENEWED: Renewal = { tag: 'renewed' }
const ENDED: Renewal = { tag: 'ended' }

/** State shared by the steps of one renewal. */
interface UnderWay {
  readonly ports: FlightPorts
  /** Sleeps, but no longer than until a fact holds. */
  readonly sleep: (ms: number, isOver: () => boolean) => Promise<void>
  /** Nobody waits for this flight any more. */
  readonly isAbandoned: () => boolean
}

/**
 * Renews the token: until another tab has one, the server gives one or refuses, or nobody waits
 * any more. Each try holds the lock for itself, so that a pause keeps no other tab waiting.
 */
export function startFlight(ports: FlightPorts): Flight {
  const { sleep, look } = createSleeper(ports.clock)
  const line = createWaitingLine<Renewal>(look)
  const isAbandoned = () => !ports.isOnce && line.isEmpty()
  const done = fly({ ports, sleep, isAbandoned })
    // Storage and channels of a browser may throw; waiting callers still get an answer.
    .catch((cause: unknown): Renewal => ({ tag: 'unavailable', cause }))
  return { join: line.join, release: line.release, look, done }
}

function createSleeper(clock: Clock): Pick<UnderWay, 'sleep'> & Pick<Flight, 'look'> {
  let check: () => void = () => undefined
  return {
    look: () => check(),
    async sleep(ms, isOver) {
      if (ms <= 0 || isOver()) return
      const over = new AbortController()
      check = () => isOver() && over.abort()
      await pause(clock, ms, over.signal)
      check = () => undefined
    },
  }
}

async function fly(flight: UnderWay): Promise<Renewal> {
  const { ports, sleep, isAbandoned } = flight
  const { clock, timing, backoff, signal, isOnce, hasNewer, locks, election } = ports
  // The caller that started this joins the line only after this function has given way once.
  await Promise.resolve()
  for (;;) {
    const over = () => hasNewer() || signal.aborted || isAbandoned() || backoff.restMs() === 0
    if (!isOnce) await sleep(backoff.restMs(), over)
    if (hasNewer()) return RENEWED
    if (signal.aborted) return ENDED
    if (isAbandoned()) return { tag: 'unavailable', cause: backoff.cause() }
    const limits = { clock, lockMs: timing.lockMs, signal }
    const renewal = await runAlone(locks, () => tryOnce(flight), limits).finally(election.rest)
    if (renewal.tag !== 'unavailable' || isOnce) return renewal
  }
}

async function tryOnce(flight: UnderWay): Promise<Renewal> {
  const { clock, timing, backoff, signal, election, refresh, keep } = flight.ports
  if (await agree(flight)) return RENEWED
  if (signal.aborted) return ENDED
  if (flight.isAbandoned()) return { tag: 'unavailable', cause: backoff.cause() }
  election.work()
  const outcome = await requestToken(refresh, timing.timeoutMs, { clock, signal })
  if (signal.aborted) return ENDED
  if (outcome.tag === 'token') {
    keep(outcome.token)
    return RENEWED
  }
  // A sibling may have been faster; its token is as good as ours.
  if (await askOthers(flight, null)) return RENEWED
  if (signal.aborted || outcome.tag === 'refused') return ENDED
  backoff.failed(outcome.cause)
  return outcome
}

/** Without locks the tabs agree who goes; the others wait as long as its try may take. */
async function agree(flight: UnderWay): Promise<boolean> {
  const { timing, election, locks, signal, hasNewer } = flight.ports
  if (locks) return askOthers(flight, null)
  if (await askOthers(flight, election.stand())) return true
  if (!election.isLost()) return false
  const oneTryMs = timing.timeoutMs + 2 * timing.askMs
  await flight.sleep(oneTryMs, () => hasNewer() || signal.aborted || flight.isAbandoned())
  return hasNewer()
}

async function askOthers({ ports, sleep }: UnderWay, ticket: number | null): Promise<boolean> {
  const { ask, isAlone, hasNewer, signal, timing } = ports
  if (hasNewer() || !ask) return hasNewer()
  if (isAlone && (await isAlone())) return hasNewer()
  ask(ticket)
  await sleep(timing.askMs, () => hasNewer() || signal.aborted)
  return hasNewer()
}
