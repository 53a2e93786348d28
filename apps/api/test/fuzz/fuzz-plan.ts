/** How far a run goes. */
export interface FuzzPlan {
  seed: number
  /** Requests for each operation, half of them valid. */
  runs: number
  /** No new group of operations is begun after this time. */
  budgetMs: number
  /** Operations to run, by id. */
  only: RegExp
  /** Every nth operation is run. */
  nth: number
  /** How many resources share a database. */
  groupSize: number
}

const SHORT = { runs: 4, budgetMs: 90_000, groupSize: 16, seed: 20_778, nth: 6 }
const LONG_FROM = 50
const DAY_MS = 86_400_000

/**
 * Reads `FUZZ_RUNS`, `FUZZ_SEED`, `FUZZ_ONLY` (an expression over operation ids) and
 * `FUZZ_SECONDS`. Without a seed the long form takes another one each day; the short one has its
 * own, so that a gate says of the same code the same tomorrow.
 */
export function readFuzzPlan(
  env: Readonly<Record<string, string | undefined>>,
  now: number,
): FuzzPlan {
  const runs = Number(env.FUZZ_RUNS ?? SHORT.runs)
  const isLong = runs >= LONG_FROM || env.OMC_TESTS === 'all'
  const budgetMs = isLong || env.FUZZ_ONLY ? Infinity : SHORT.budgetMs
  return {
    seed: Number(env.FUZZ_SEED ?? (isLong ? Math.floor(now / DAY_MS) : SHORT.seed)),
    runs,
    budgetMs: env.FUZZ_SECONDS ? Number(env.FUZZ_SECONDS) * 1000 : budgetMs,
    only: new RegExp(env.FUZZ_ONLY ?? ''),
    nth: isLong || env.FUZZ_ONLY ? 1 : SHORT.nth,
    groupSize: isLong ? 1 : SHORT.groupSize,
  }
}
