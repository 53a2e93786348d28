import { seededRandom } from '../../libs/core/src/testing/index.ts'
import type { Outage } from './database-word.ts'

/** Programs that can be killed; the stand-in channel and the driver survive. */
const PROGRAMS = ['api', 'worker', 'executor'] as const
export type Program = (typeof PROGRAMS)[number]
export type Victim = Program | 'database'

/** One SIGKILL: `delayMs` after the send it waits for, or after the previous kill (0 sends). */
export type Kill = {
  /** Waits until the channel has received this many items; 0: does not wait. */
  readonly afterSendCount: number
  readonly delayMs: number
} & ({ readonly victim: Program } | { readonly victim: 'database'; readonly outage: Outage })

type Window = { readonly min: number; readonly max: number }

export type PlanStyle = {
  readonly weights: Readonly<Record<Program, number>>
  /** Every n-th kill hits the database instead of a program. */
  readonly databaseEvery: number
  /** `drawn`: a random send, possibly shared by several kills; `second`: every second send. */
  readonly sends: 'drawn' | 'second'
  /** Share of kills during the recovery from the previous one. */
  readonly chained: number
  /** Kills happen at a random moment of this window, counted from the send. */
  readonly windowMs: Window
}

/** At any moment of the cycle claim → submitting → send → report, and during recovery. */
export const ANYWHERE: PlanStyle = {
  weights: { api: 0.35, worker: 0.25, executor: 0.4 },
  databaseEvery: 6,
  sends: 'drawn',
  chained: 0.25,
  windowMs: { min: 0, max: 900 },
}

/**
 * Mostly the executor during its send, where the naive order is weak. Between two kills one send
 * succeeds, so each kill hits another item.
 */
export const AROUND_THE_SEND: PlanStyle = {
  weights: { api: 0.05, worker: 0.05, executor: 0.9 },
  databaseEvery: Number.POSITIVE_INFINITY,
  sends: 'second',
  chained: 0,
  // By then the page has done its work, and most answers are still pending.
  windowMs: { min: 100, max: 180 },
}

/** Used in rotation, so a few kills of the database cover each kind. */
const OUTAGES: readonly Outage[] = [
  { kind: 'kill', forMs: 1_000 },
  { kind: 'fail_over', forMs: 0 },
  { kind: 'stop', forMs: 1_000 },
  { kind: 'kill', forMs: 8_000 },
  { kind: 'stop', forMs: 0 },
  { kind: 'stop', forMs: 8_000 },
]
const MINUTE_LONG: readonly Outage[] = [
  { kind: 'kill', forMs: 60_000 },
  { kind: 'stop', forMs: 60_000 },
]

const EMBEDDED: readonly Outage[] = [{ kind: 'kill', forMs: 0 }]

const CHAIN_WINDOW_MS: Window = { min: 0, max: 2_500 }

export type PlanSize = {
  readonly seed: number
  readonly killCount: number
  readonly itemCount: number
  /** Whether the plan includes a database outage of a minute. */
  readonly minuteLong?: boolean
  /** Whether the database can only be killed: the server that started it restarts it. */
  readonly embedded?: boolean
}

/** Creates a schedule of kills; the same seed gives the same schedule. */
export function planKills(
  style: PlanStyle,
  { seed, killCount, itemCount, minuteLong = false, embedded = false }: PlanSize,
): readonly Kill[] {
  const random = seededRandom(seed)
  const sends = Array.from({ length: killCount }, (_, index) =>
    style.sends === 'second'
      ? 1 + index * 2
      : Math.ceil(random.next() * Math.max(1, itemCount - 2)),
  ).sort((a, b) => a - b)
  const apart = minuteLong ? [...MINUTE_LONG, ...OUTAGES] : OUTAGES
  const outages = embedded ? EMBEDDED : apart
  return sends.map((afterSendCount, index) => {
    const program = drawProgram(style.weights, random.next())
    const strikes = (index + 1) % style.databaseEvery === 0
    const isChained = random.next() < style.chained && index > 0
    const windowMs = isChained ? CHAIN_WINDOW_MS : style.windowMs
    const delayMs = windowMs.min + Math.floor(random.next() * (windowMs.max - windowMs.min))
    const when = { afterSendCount: isChained ? 0 : afterSendCount, delayMs }
    const outage = outages[Math.floor(index / style.databaseEvery) % outages.length]
    if (strikes && outage) return { ...when, victim: 'database', outage }
    return { ...when, victim: program }
  })
}

function drawProgram(weights: PlanStyle['weights'], roll: number): Program {
  let left = roll * PROGRAMS.reduce((sum, program) => sum + weights[program], 0)
  return PROGRAMS.find((program) => (left -= weights[program]) < 0) ?? 'executor'
}
