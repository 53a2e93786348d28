import { afterAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../src/jsonapi/operation.ts'
import { registry } from '../../src/resources/index.ts'
import type { Bench } from './bench.ts'
import { fuzzBroken } from './fuzz-broken.ts'
import { readFuzzPlan } from './fuzz-plan.ts'
import { reportOf, replayOf, type OperationOutcome } from './fuzz-report.ts'
import { fuzzValid } from './fuzz-valid.ts'
import { createJudge } from './judge-answer.ts'
import { openBench } from './open-bench.ts'
import { createRandom, seedOf } from './random.ts'

/** Of the valid calls of an operation at most so many are refused; one always may be. */
const MOST_REFUSED = 0.2
const GROUP_TIMEOUT_MS = 1_800_000

const plan = readFuzzPlan(process.env, Date.now())
const judge = createJudge()
const outcomes: OperationOutcome[] = []
const notReached: string[] = []
const startedAt = performance.now()
afterAll(() => console.log(reportOf(plan, outcomes, notReached)))

describe('every operation, called with what it takes and with what it does not', () => {
  it.each(groups())(
    '%s',
    async (_name, operations) => {
      if (performance.now() - startedAt > plan.budgetMs) {
        notReached.push(...operations.map(({ id }) => id))
        return
      }
      const bench = await openBench(judge)
      const done: OperationOutcome[] = []
      try {
        for (const operation of operations) done.push(await fuzz(bench, operation))
      } finally {
        await bench.close()
      }
      outcomes.push(...done)
      expect(done.flatMap(({ findings }) => findings.map(replayOf(plan)))).toEqual([])
      expect(done.filter(isLow).map(({ id, refusals }) => ({ id, refusals }))).toEqual([])
    },
    GROUP_TIMEOUT_MS,
  )
})

async function fuzz(shared: Bench, operation: Operation): Promise<OperationOutcome> {
  // Some calls end the session that makes them.
  const bench = { ...shared, caller: await shared.t.as('admin') }
  const half = Math.ceil(plan.runs / 2)
  const random = (part: string) => createRandom(seedOf(plan.seed, `${operation.id} ${part}`))
  const valid = await fuzzValid(bench, operation, random('valid'), half)
  const broken = await fuzzBroken(bench, operation, random('broken'), half)
  return {
    id: operation.id,
    requests: valid.requests + broken.sent,
    valid: valid.sent,
    succeeded: valid.succeeded,
    refusals: [...new Set(valid.refusals)].slice(0, 3),
    findings: [...valid.findings, ...broken.findings],
  }
}

const isLow = ({ valid, succeeded }: OperationOutcome) =>
  valid - succeeded > Math.max(1, valid * MOST_REFUSED)

/** Resources share databases; another seed begins with others. */
function groups(): [string, Operation[]][] {
  const wanted = registry.operations.filter(
    ({ id }, at) => at % plan.nth === 0 && plan.only.test(id),
  )
  const types = [...new Set(wanted.map(({ resource }) => resource.type))]
  const first = types.length === 0 ? 0 : plan.seed % types.length
  const turned = [...types.slice(first), ...types.slice(0, first)]
  return Array.from({ length: Math.ceil(turned.length / plan.groupSize) }, (_, at) => {
    const part = turned.slice(at * plan.groupSize, (at + 1) * plan.groupSize)
    return [part.join(', '), wanted.filter(({ resource }) => part.includes(resource.type))]
  })
}
