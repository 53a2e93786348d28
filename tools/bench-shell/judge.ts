import { median } from '../bench/measure.ts'

/** Until the largest thing is painted. @source ux: budget, LCP */
export const LCP_BUDGET_MS = 1_800
/**
 * How far over its ratio the fastest of a few short loads may be: beside other work the processor's
 * part of a page grows, and the floor has next to none.
 */
const SHORT_TOLERANCE = 1.5

/** Of the peer's time until the list is interactive. */
const TIMES_PEER = 0.8

/** Programs that want a processor, for each there is: above this, times are the others' doing. */
const BUSY_LOAD = 2

export interface Machine {
  /** Of the last minute, as `os.loadavg()` gives it. */
  readonly load: number
  readonly processors: number
}

export const isBusy = ({ load, processors }: Machine): boolean => load > BUSY_LOAD * processors

export interface Budgeted {
  readonly name: string
  readonly lcpMs: readonly number[]
  /** Of the empty page, in turns with this one. */
  readonly floorMs: readonly number[]
  /** How many times as long as the empty page it may take on a quiet machine. */
  readonly timesFloor: number
  readonly kb: number
  readonly kbBudget: number
}

/**
 * What is over. Seconds are those of one machine, the ratio to the empty page hardly is: so the short
 * form, which runs anywhere and beside other checks, asks for the ratio of the fastest loads (other
 * work only ever makes a page slower), whether it is clearly over, and not at all on a machine that
 * has more than twice the work it can do. The long form asks for the goal itself, the median in
 * seconds. Bytes count always.
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
      over.push(`${name}: LCP ${times.toFixed(2)} × the floor, ${limit.toFixed(2)} at most`)
  }
  return over
}

/** What the server sends for the first list, whenever it does. */
export interface Sent {
  readonly kb: number
  /** Scripts: to ask for one holds a slow machine for a moment, however small it is. */
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

/** Both are measured in turns, so that the machine's speed cancels out. */
export const overPeer = (timesPeer: number): readonly string[] =>
  timesPeer > TIMES_PEER
    ? [`first list: interactive after ${timesPeer.toFixed(2)} × the peer, ${TIMES_PEER} at most`]
    : []
