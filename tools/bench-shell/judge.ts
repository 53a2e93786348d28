import { median } from '../bench/measure.ts'

/** Largest contentful paint. @source ux: budget, LCP */
export const LCP_BUDGET_MS = 1_800
/** Tolerance for the fastest of a few short loads next to other work on the machine. */
const SHORT_TOLERANCE = 1.3

/** Maximum share of the peer's time until the list is interactive. */
const TIMES_PEER = 0.8

/** Load per processor above which measured times are dominated by other programs. */
const BUSY_LOAD = 2

export interface Machine {
  /** Load average of the last minute, from `os.loadavg()`. */
  readonly load: number
  readonly processors: number
}

export const isBusy = ({ load, processors }: Machine): boolean => load > BUSY_LOAD * processors

export interface Budgeted {
  readonly name: string
  readonly lcpMs: readonly number[]
  /** Times of its floor, loaded alternately with it. */
  readonly floorMs: readonly number[]
  /** Maximum ratio to the floor on a quiet machine. */
  readonly timesFloor: number
  readonly kb: number
  readonly kbBudget: number
}

/**
 * Exceeded budgets. Seconds depend on the machine, the ratio to the floor hardly does. So the
 * short form, which runs anywhere and next to other checks, only fails if the ratio of the fastest
 * loads is clearly over (other work only makes a page slower), and never on a machine with more
 * than twice the load it can carry. The long form checks the goal itself, the median in seconds.
 * Bytes always count.
 */
export function overBudget(
  { name, lcpMs, floorMs, timesFloor, kb, kbBudget }: Budgeted,
  form: 'short' | 'long',
  machine: Machine,
): readonly string[] {
  const over: string[] = []
  if (kb > kbBudget) over.push(`${name}: ${kb.toFixed(1)} kB of script, ${kbBudget} at most`)
  if (form === 'long') {
    const asked = median(lcpMs)
    if (asked > LCP_BUDGET_MS)
      over.push(`${name}: LCP ${asked.toFixed(0)} ms, ${LCP_BUDGET_MS} at most`)
  } else if (!isBusy(machine)) {
    const times = Math.min(...lcpMs) / Math.min(...floorMs)
    const limit = timesFloor * SHORT_TOLERANCE
    if (times > limit)
      over.push(`${name}: LCP ${times.toFixed(2)} × its floor, ${limit.toFixed(2)} at most`)
  }
  return over
}

/** Everything that the server sends for the first list, early or late. */
export interface Sent {
  readonly kb: number
  /** Each script request blocks a slow machine for a moment, however small the script is. */
  readonly scriptCount: number
}

export function overInAll(sent: Sent, most: Sent): readonly string[] {
  const over: string[] = []
  if (sent.kb > most.kb)
    over.push(`first list: ${sent.kb.toFixed(1)} kB in all, ${most.kb} at most`)
  if (sent.scriptCount > most.scriptCount)
    over.push(`first list: ${sent.scriptCount} scripts in all, ${most.scriptCount} at most`)
  return over
}

/** Both alternate, so the machine's speed cancels out. */
export const overPeer = (timesPeer: number): readonly string[] =>
  timesPeer > TIMES_PEER
    ? [`first list: interactive after ${timesPeer.toFixed(2)} × the peer, ${TIMES_PEER} at most`]
    : []
