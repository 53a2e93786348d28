import { seededRandom } from '../../libs/core/src/testing/index.ts'

/** What can be killed. The database, the stand-in channel and the driver live. */
export const VICTIMS = ['api', 'worker', 'executor'] as const
export type Victim = (typeof VICTIMS)[number]

/** One SIGKILL: `delayMs` after the send it waits for, or (0) after the kill before it. */
export type Kill = {
  readonly victim: Victim
  /** Waits until so many items have gone to the channel; 0 waits for none. */
  readonly afterSendCount: number
  readonly delayMs: number
}

type Window = { readonly min: number; readonly max: number }

export type PlanStyle = {
  readonly weights: Readonly<Record<Victim, number>>
  /** `drawn`: any send, several kills may wait for the same one; `second`: every second send. */
  readonly sends: 'drawn' | 'second'
  /** Share of kills that strike while the one before is still being recovered from. */
  readonly chained: number
  /** Kills strike at any moment of this window, counted from the send. */
  readonly windowMs: Window
}

/** At any moment of the cycle claim → submitting → send → report, and in the middle of recovery. */
export const ANYWHERE: PlanStyle = {
  weights: { api: 0.35, worker: 0.25, executor: 0.4 },
  sends: 'drawn',
  chained: 0.25,
  windowMs: { min: 0, max: 900 },
}

/**
 * Mostly the executor, while its send is under way: where the naive order is weak. Between two
 * kills one send goes through, so that each strikes another item.
 */
export const AROUND_THE_SEND: PlanStyle = {
  weights: { api: 0.05, worker: 0.05, executor: 0.9 },
  sends: 'second',
  chained: 0,
  // By then the page has done its work, and most answers are still to come.
  windowMs: { min: 100, max: 180 },
}

const CHAIN_WINDOW_MS: Window = { min: 0, max: 2_500 }

/** A schedule of kills; the same seed gives the same one. */
export function planKills(
  style: PlanStyle,
  { seed, killCount, itemCount }: { seed: number; killCount: number; itemCount: number },
): readonly Kill[] {
  const random = seededRandom(seed)
  const sends = Array.from({ length: killCount }, (_, index) =>
    style.sends === 'second'
      ? 1 + index * 2
      : Math.ceil(random.next() * Math.max(1, itemCount - 2)),
  ).sort((a, b) => a - b)
  return sends.map((afterSendCount, index) => {
    const victim = drawVictim(style.weights, random.next())
    const isChained = random.next() < style.chained && index > 0
    const windowMs = isChained ? CHAIN_WINDOW_MS : style.windowMs
    const delayMs = windowMs.min + Math.floor(random.next() * (windowMs.max - windowMs.min))
    return { victim, afterSendCount: isChained ? 0 : afterSendCount, delayMs }
  })
}

function drawVictim(weights: PlanStyle['weights'], roll: number): Victim {
  let left = roll * VICTIMS.reduce((sum, victim) => sum + weights[victim], 0)
  return VICTIMS.find((victim) => (left -= weights[victim]) < 0) ?? 'executor'
}
