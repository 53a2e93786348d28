import { describe, expect, it } from 'vitest'
import type { ApiError } from '../errors/api-error.ts'
import type { RefreshFault } from './testing/api-double.ts'
import {
  createRig,
  drawCalls,
  expectAllDone,
  forget,
  startCalls,
  type CallResult,
  type Rig,
} from './testing/burst.ts'
import { ROUNDS, SEED } from './testing/seeded-random.ts'

const CALLS = 100
const CALL_MS = 90_000
const document = (status: number): RefreshFault => ({ tag: 'document', status })
const html = (status: number): RefreshFault => ({ tag: 'html', status })

/** Faults that may pass: the session stays, and nothing is lost. */
const PASSING: readonly [string, RefreshFault][] = [
  ['500', document(500)],
  ['503', document(503)],
  ['502 of a proxy', html(502)],
  ['403 of a proxy', html(403)],
  ['a page instead of an answer', html(200)],
  ['offline', { tag: 'offline' }],
  ['no answer at all', { tag: 'hang' }],
]

function expiredTab(seed: number) {
  const rig = createRig(seed)
  const one = rig.openTab()
  one.session.signIn(rig.api.firstToken())
  return { rig, one }
}

function start(rig: Rig, { transport }: ReturnType<Rig['openTab']>, from = 0) {
  const drawn = drawCalls(rig.random, { from, count: CALLS, withinMs: 40 })
  rig.api.expire()
  const run = startCalls(
    rig.clock,
    drawn.map(({ atMs, call }) => ({ atMs, call, transport })),
  )
  return { ...run, calls: drawn.map(({ call }) => call) }
}

// The rig's calls fail with nothing else.
const errorsOf = (results: readonly CallResult[]): ApiError[] =>
  results.flatMap((one) => (one.tag === 'failed' ? [one.error as ApiError] : []))

describe('F12: the refresh fails', () => {
  it.each([401, 403])(
    'F12: refused with %i it ends the session: every call fails with 401, one redirect',
    async (status) => {
      const { rig, one } = expiredTab(SEED)
      rig.api.setFault(() => document(status))
      const { settle, results } = start(rig, one)
      await settle()
      const errors = errorsOf(results)
      expect(errors.length).toBe(CALLS)
      expect(new Set(errors.map((error) => error.status))).toEqual(new Set([401]))
      expect(rig.signedOut).toEqual(['expired'])
      expect(rig.api.counts.refreshes).toBe(1)
      expect(one.session.token()).toBeNull()
    },
  )

  it.each(PASSING)(
    `F12: %s for a while is no sign-out: every call succeeds later (seed ${SEED})`,
    async (_name, fault) => {
      const rounds = Math.ceil(ROUNDS / 10)
      const { rig, one } = expiredTab(SEED)
      for (let round = 0; round < rounds; round += 1) {
        forget(rig.api)
        const untilAt = rig.clock.now() + rig.random() * 19_000
        rig.api.setFault(() => (rig.clock.now() < untilAt ? fault : null))
        const { settle, results, calls } = start(rig, one, round * CALLS)
        await settle()
        await expectAllDone(rig.api, calls, results)
        expect(rig.api.counts).toMatchObject({ renewed: 1, revoked: 0 })
      }
      expect(rig.signedOut).toEqual([])
    },
    60_000 + ROUNDS * 100,
  )

  it.each(PASSING)(
    'F12: %s for longer than a call lives fails it when its own time is over, and keeps the session',
    async (_name, fault) => {
      const { rig, one } = expiredTab(SEED)
      const { api, clock } = rig
      api.setFault(() => fault)
      const startedAt = clock.now()
      const { settle, results } = start(rig, one)
      await clock.advance(CALL_MS - 1000)
      expect(results).toEqual([])
      await settle()
      expect(clock.now() - startedAt).toBeLessThan(CALL_MS + 1000)
      const cause = { operation: 'auth.refresh_token' }
      for (const error of errorsOf(results)) {
        expect(error).toMatchObject({ kind: 'timeout', status: 0, retryable: true, cause })
      }
      expect(errorsOf(results).length).toBe(CALLS)
      expect(api.counts.refreshes).toBeLessThan(20)
      expect(rig.signedOut).toEqual([])

      // The server is back: the next burst goes through with the same session.
      api.setFault(null)
      forget(api)
      const next = start(rig, one, CALLS)
      await next.settle()
      await expectAllDone(api, next.calls, next.results)
    },
  )

  it('F12: a refusal after an outage ends it still, and once', async () => {
    const { rig, one } = expiredTab(SEED)
    let left = 2
    rig.api.setFault(() => ((left -= 1) >= 0 ? document(503) : document(401)))
    const { settle, results } = start(rig, one)
    await settle()
    expect(errorsOf(results).length).toBe(CALLS)
    expect(rig.signedOut).toEqual(['expired'])
  })
})
