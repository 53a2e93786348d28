import type { Finding } from './bench.ts'
import type { FuzzPlan } from './fuzz-plan.ts'

export interface OperationOutcome {
  id: string
  /** All requests sent, valid and broken. */
  requests: number
  /** Valid ones, without those that failed because the outside was down. */
  valid: number
  succeeded: number
  refusals: string[]
  findings: Finding[]
}

const WORST = 5
const MOST_TOLD = 40

/** Description of a finding, and the way to reproduce it. */
export const replayOf =
  ({ seed, runs }: FuzzPlan) =>
  ({ operation, kind, text, request }: Finding) => ({
    operation,
    kind,
    text,
    request: JSON.stringify(request).slice(0, 2000),
    again: `FUZZ_SEED=${seed} FUZZ_RUNS=${runs} FUZZ_ONLY='^${operation}$' npm run test:fuzz`,
  })

/** Findings of a run, and the seed that reproduces them. */
export function reportOf(
  { seed, runs }: FuzzPlan,
  outcomes: readonly OperationOutcome[],
  notReached: readonly string[],
): string {
  const sum = (count: (outcome: OperationOutcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0)
  const found = (kind: Finding['kind']) =>
    sum(({ findings }) => findings.filter((one) => one.kind === kind).length)
  const rate = (succeeded: number, valid: number) =>
    `${((100 * succeeded) / Math.max(1, valid)).toFixed(1)} %`
  const worst = outcomes
    .filter(({ valid }) => valid > 0)
    .toSorted((a, b) => a.succeeded / a.valid - b.succeeded / b.valid)
    .slice(0, WORST)
    .map(({ id, succeeded, valid }) => `${id} ${rate(succeeded, valid)}`)
  const lines = [
    `fuzz: seed ${seed}, ${runs} requests an operation`,
    `  ${outcomes.length} operations, ${sum(({ requests }) => requests)} requests, ${notReached.length} operations not reached in time`,
    `  valid calls that succeed: ${rate(
      sum(({ succeeded }) => succeeded),
      sum(({ valid }) => valid),
    )}; worst: ${worst.join(', ')}`,
    `  5xx ${found('broken server')}, schema ${found('schema')}, slow ${found('slow')}, audit ${found('audit')}, changed by a read ${found('changed by a read')}, not refused ${found('not refused')}, not prepared ${found('not prepared')}`,
  ]
  const faults = outcomes.flatMap(({ findings }) =>
    findings.map(({ operation, kind, text, request }) =>
      `  ${operation}: ${kind}: ${text} ${JSON.stringify(request)}`.slice(0, 600),
    ),
  )
  return [...lines, ...faults.slice(0, MOST_TOLD)].join('\n')
}
