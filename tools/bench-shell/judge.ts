import { median } from '../bench/measure.ts'

/** Until the largest thing is painted. @source ux: budget, LCP */
export const LCP_BUDGET_MS = 1_800
/** How far over the budget the fastest of a few short runs may be; the goal itself is the long form's. */
const SHORT_TOLERANCE = 2

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
  readonly kb: number
  readonly kbBudget: number
}

/**
 * What is over. Other work on the machine only ever makes a page slower, never faster: so the short
 * form, which runs beside other checks, asks the fastest run, only whether it is clearly over, and
 * not at all on a machine that has more than twice the work it can do. The long form asks the
 * median. Bytes count always.
 */
export function overBudget(
  { name, lcpMs, kb, kbBudget }: Budgeted,
  form: 'short' | 'long',
  machine: Machine,
): readonly string[] {
  const over: string[] = []
  if (kb > kbBudget) over.push(`${name}: ${kb.toFixed(1)} kB of script, ${kbBudget} at most`)
  if (form === 'short' && isBusy(machine)) return over
  const [asked, limit] =
    form === 'long'
      ? [median(lcpMs), LCP_BUDGET_MS]
      : [Math.min(...lcpMs), LCP_BUDGET_MS * SHORT_TOLERANCE]
  if (asked > limit) over.push(`${name}: LCP ${asked.toFixed(0)} ms, ${limit} at most`)
  return over
}
