import * as fc from 'fast-check'
import type { Operation } from '../../src/jsonapi/operation.ts'
import type { Caller, TestApp } from '../support.ts'
import { isSparse, SLOW_MS, type Bench, type Finding } from './bench.ts'
import type { Breakage } from './breakage.ts'
import { BREAKAGES } from './breakages.ts'
import type { Random } from './random.ts'
import { sampleCall } from './sample-call.ts'

export interface BrokenOutcome {
  sent: number
  findings: Finding[]
}

/** Sends broken calls, each broken in one way; all ways are gone through before one comes again. */
export async function fuzzBroken(
  { t, caller, world, judge }: Bench,
  operation: Operation,
  random: Random,
  runs: number,
): Promise<BrokenOutcome> {
  const outcome: BrokenOutcome = { sent: 0, findings: [] }
  const order = random(fc.shuffledSubarray([...BREAKAGES], { minLength: BREAKAGES.length }))
  for (let at = 0; outcome.sent < runs && at < runs * 20; at += 1) {
    const breakage = order[at % order.length]
    const call = sampleCall(operation, world, random, { now: t.clock.now() })
    const request = breakage?.make(operation, call, random)
    if (!breakage || !request) continue
    outcome.sent += 1
    const note = (kind: Finding['kind'], text: string) =>
      outcome.findings.push({
        operation: operation.id,
        kind,
        text: `${breakage.name}: ${text}`,
        request,
      })
    const who = await callerOf(t, caller, operation)
    const startedAt = performance.now()
    const answer = await who.inject(request)
    const tookMs = performance.now() - startedAt
    if (tookMs > SLOW_MS) note('slow', `${Math.round(tookMs)} ms`)
    const circumstances = { outsideIsDown: false, sparse: isSparse(request) }
    for (const fault of judge(operation, answer, circumstances))
      note(answer.status >= 500 ? 'broken server' : 'schema', fault)
    if (!isExpected(breakage, answer.status))
      note('not refused', `${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`)
  }
  return outcome
}

/** A broken part may be harmless: what ends sessions gets one of its own. */
async function callerOf(t: TestApp, caller: Caller, { may, resource }: Operation): Promise<Caller> {
  if (may === 'public') return t.anyone
  return ENDS_SESSIONS.includes(resource.type) ? t.as('admin') : caller
}

const ENDS_SESSIONS = ['auth', 'sessions', 'users']

function isExpected({ expect }: Breakage, status: number): boolean {
  if (expect === 'any' || status >= 500) return true
  // A caller who asks too often is refused before anything else is checked.
  if (status === 429) return true
  return expect === 'refused' ? status >= 400 : expect.includes(status)
}
