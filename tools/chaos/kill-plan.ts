import { seededRandom } from '../../libs/core/src/testing/index.ts'
import type { Outage } from './database-word.ts'
import type { By, Side } from './queues.ts'

/** Programs that can be killed; the stand-in channel and the driver survive. */
const PROGRAMS = ['api', 'worker', 'executor'] as const
export type Program = (typeof PROGRAMS)[number]
export type Victim = Program | 'database'

/** One SIGKILL: `delayMs` after the send it waits for, or after the previous kill (0 sends). */
export type Kill = {
  /** Waits until so many items were sent, or left to a person instead; 0: does not wait. */
  readonly afterSendCount: number
  /** Counts the sends of this side only. */
  readonly side?: Side
  readonly delayMs: number
} & ({ readonly victim: Program } | { readonly victim: 'database'; readonly outage: Outage })

type Window = { readonly min: number; readonly max: number }

/** How often each program is struck; where the server publishes, the worker is the executor. */
const WEIGHTS: Readonly<Record<By, Readonly<Record<Program, number>>>> = {
  console: { api: 0.35, worker: 0.25, executor: 0.4 },
  server: { api: 0.35, worker: 0.65, executor: 0 },
  both: { api: 0.25, worker: 0.4, executor: 0.35 },
}
/** Every n-th kill hits the database instead of a program. */
const DATABASE_EVERY = 6
/** Share of kills during the recovery from the previous one. */
const CHAINED = 0.25
/** Kills happen at a random moment of this window, counted from the send. */
const WINDOW_MS: Window = { min: 0, max: 900 }

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
  readonly by: By
  readonly seed: number
  readonly killCount: number
  readonly itemCount: number
  /** Whether the plan includes a database outage of a minute. */
  readonly minuteLong?: boolean
  /** Whether the database can only be killed: the server that started it restarts it. */
  readonly embedded?: boolean
}

/**
 * Creates a schedule of kills at any moment of the cycle claim → submitting → send → report, and
 * during recovery; the same seed gives the same schedule.
 */
export function planKills({
  by,
  seed,
  killCount,
  itemCount,
  minuteLong = false,
  embedded = false,
}: PlanSize): readonly Kill[] {
  const random = seededRandom(seed)
  const sends = Array.from({ length: killCount }, () =>
    Math.ceil(random.next() * Math.max(1, itemCount - 2)),
  ).sort((a, b) => a - b)
  const apart = minuteLong ? [...MINUTE_LONG, ...OUTAGES] : OUTAGES
  const outages = embedded ? EMBEDDED : apart
  return sends.map((afterSendCount, index) => {
    const program = drawProgram(WEIGHTS[by], random.next())
    const strikes = (index + 1) % DATABASE_EVERY === 0
    const isChained = random.next() < CHAINED && index > 0
    const delayMs = within(isChained ? CHAIN_WINDOW_MS : WINDOW_MS, random.next())
    const when = { afterSendCount: isChained ? 0 : afterSendCount, delayMs }
    const outage = outages[Math.floor(index / DATABASE_EVERY) % outages.length]
    if (strikes && outage) return { ...when, victim: 'database', outage }
    return { ...when, victim: program }
  })
}

/** Who sends for a side, and when a kill finds its answer still pending. */
const SENDER: Readonly<Record<Side, { readonly victim: Program; readonly windowMs: Window }>> = {
  // By then the page has done its work.
  console: { victim: 'executor', windowMs: { min: 100, max: 180 } },
  // The send is told when it reaches the channel.
  server: { victim: 'worker', windowMs: { min: 0, max: 10 } },
}
/** Whom the kills of the control strike in turn. */
const TURNS: Readonly<Record<By, readonly Side[]>> = {
  console: ['console'],
  server: ['server'],
  both: ['server', 'console', 'console', 'console'],
}

/**
 * Kills of the executors during their sends, where the naive order is weak. Between two kills one
 * send of theirs succeeds, so each kill hits another item.
 */
export function planControl({
  by,
  seed,
  killCount,
}: Pick<PlanSize, 'by' | 'seed' | 'killCount'>): readonly Kill[] {
  const random = seededRandom(seed)
  const turns = Array.from({ length: killCount }, (_, index) => turnOf(by, index))
  return turns.map((side, index) => {
    const before = turns.slice(0, index).filter((one) => one === side).length
    const { victim, windowMs } = SENDER[side]
    return {
      victim,
      side,
      afterSendCount: 1 + before * 2,
      delayMs: within(windowMs, random.next()),
    }
  })
}

/** Items that each side of a control needs, so that every kill finds another one. */
export const controlItemsOf = (by: By, killCount: number): Readonly<Record<Side, number>> => {
  const turns = Array.from({ length: killCount }, (_, index) => turnOf(by, index))
  const itemsOf = (side: Side) => 2 * turns.filter((one) => one === side).length
  return { console: itemsOf('console'), server: itemsOf('server') }
}

const turnOf = (by: By, index: number): Side => TURNS[by][index % TURNS[by].length] ?? 'console'

const within = ({ min, max }: Window, roll: number): number => min + Math.floor(roll * (max - min))

function drawProgram(weights: Readonly<Record<Program, number>>, roll: number): Program {
  let left = roll * PROGRAMS.reduce((sum, program) => sum + weights[program], 0)
  return PROGRAMS.find((program) => (left -= weights[program]) < 0) ?? 'worker'
}
