import type { Operation } from '../../src/jsonapi/operation.ts'
import { problem } from '../../src/kernel/problem.ts'
import type { GatewayCallName } from '../fake-gateway.ts'
import type { Answer, TestApp } from '../support.ts'
import { auditFault } from './audit-rows.ts'
import { isSparse, SLOW_MS, type Bench, type Finding } from './bench.ts'
import { prepareCall } from './prepare-call.ts'
import type { Random } from './random.ts'
import { requestOf } from './request-of.ts'

export interface ValidOutcome {
  /** All that were sent. */
  requests: number
  /** Those that count: without what failed because the outside was down. */
  sent: number
  succeeded: number
  refusals: string[]
  findings: Finding[]
}

/** Tables that only remember what a channel answered: the same read fills them the same again. */
const REMEMBERED: ReadonlySet<string> = new Set(['channel_topics'])

/** Sends valid calls; one in six while everything outside is down. */
export async function fuzzValid(
  bench: Bench,
  operation: Operation,
  random: Random,
  runs: number,
): Promise<ValidOutcome> {
  const outcome: ValidOutcome = { requests: 0, sent: 0, succeeded: 0, refusals: [], findings: [] }
  for (let run = 0; run < runs; run += 1) {
    const down = run % 6 === 5
    try {
      await oneCall(bench, operation, random, { run, down, outcome })
    } catch (error) {
      const text = String(error).slice(0, 300)
      outcome.findings.push({ operation: operation.id, kind: 'not prepared', text, request: {} })
    }
  }
  return outcome
}

async function oneCall(
  bench: Bench,
  operation: Operation,
  random: Random,
  { run, down, outcome }: { run: number; down: boolean; outcome: ValidOutcome },
) {
  const { t, judge } = bench
  const { call, caller, headers } = await prepareCall(bench, operation, random, { serial: run })
  const sent = requestOf(operation, call)
  const request = { ...sent, headers: { ...sent.headers, ...headers } }
  const note = (kind: Finding['kind'], text: string) =>
    outcome.findings.push({ operation: operation.id, kind, text, request })
  await bench.writes.take()
  if (down) breakOutside(t)
  const startedAt = performance.now()
  const answer = await caller.inject(request)
  const tookMs = performance.now() - startedAt
  if (down) mendOutside(t)
  outcome.requests += 1
  outcome.sent += 1
  for (const fault of judge(operation, answer, { outsideIsDown: down, sparse: isSparse(request) }))
    note(answer.status >= 500 ? 'broken server' : 'schema', fault)
  if (tookMs > SLOW_MS) note('slow', `${Math.round(tookMs)} ms`)
  if (answer.status >= 300) {
    // A failure because the outside is down says nothing about the call.
    if (down && answer.status >= 500) outcome.sent -= 1
    else outcome.refusals.push(refusal(answer))
    return
  }
  outcome.succeeded += 1
  const written = await bench.writes.take()
  if (operation.effect === 'read') {
    const changed = [...written.keys()].filter((table) => !REMEMBERED.has(table))
    if (changed.length > 0) note('changed by a read', changed.join(', '))
    return
  }
  const fault = auditFault(operation, written)
  if (fault) note('audit', fault)
  await bench.world.refresh([...written.keys()])
}

const refusal = ({ status, body }: Answer) =>
  `${status} ${JSON.stringify(body?.errors ?? body).slice(0, 200)}`

/** As the gateway and the model throw when nothing usable comes back. */
function breakOutside(t: TestApp) {
  const names = Object.keys(t.gateway).filter((name) => !NOT_CALLS.includes(name))
  for (const name of names) t.gateway.fail(name as GatewayCallName, unreachable())
  t.writer.answers.push(writerRefused())
}

function mendOutside(t: TestApp) {
  t.gateway.reset()
  t.writer.answers.length = 0
}

const NOT_CALLS = ['calls', 'callsOf', 'answer', 'fail', 'reset', 'answers', 'lookups']
const unreachable = () =>
  problem('channel_unreachable', { channel: 'sandbox' }, { headers: { 'retry-after': '5' } })
const writerRefused = () => problem('writer_refused')
