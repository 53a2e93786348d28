import { describe, expect, it } from 'vitest'
import { ApiError } from '../errors/api-error.ts'
import {
  createRig,
  drawCalls,
  expectAllDone,
  forget,
  startCalls,
  type Rig,
} from './testing/burst.ts'
import { ROUNDS, SEED } from './testing/seeded-random.ts'

const CALLS = 100
const NOTE = `${ROUNDS} rounds × ${CALLS} calls, seed ${SEED}`
const LONG = 60_000 + ROUNDS * 1000

function signedInTab(rig: Rig) {
  const one = rig.openTab()
  one.session.signIn(rig.api.firstToken())
  return one
}

/** One burst around an expiry in one tab. */
async function burst(rig: Rig, one: ReturnType<Rig['openTab']>, from: number) {
  const { api, clock, random } = rig
  forget(api)
  const drawn = drawCalls(random, { from, count: CALLS, withinMs: 60 })
  clock.schedule(api.expire, random() * 40)
  const calls = drawn.map(({ atMs, call }) => ({ atMs, call, transport: one.transport }))
  const run = startCalls(clock, calls)
  await run.settle()
  return { calls: drawn.map(({ call }) => call), results: run.results }
}

/** The calls in the order in which the server got them under one token. */
const orderUnder = ({ api }: Rig, token: string | null) =>
  api.sent.filter((one) => one.token === token).map(({ n }) => n)

describe('F11, M13: 402 during a burst of 100 mixed calls', () => {
  it(
    `F11: one refresh, 0 failed, 0 doubled writes, order kept, bodies intact (${NOTE})`,
    async () => {
      const rig = createRig(SEED)
      const one = signedInTab(rig)
      for (let round = 0; round < ROUNDS; round += 1) {
        // Longer than any answer takes, so that everybody waits; every tenth is slow: 5 s.
        rig.api.setRefreshMs(round % 10 === 9 ? 5000 : 200 + rig.random() * 400)
        const { calls, results } = await burst(rig, one, round * CALLS)
        expect([round, rig.api.counts.refreshes]).toEqual([round, 1])
        await expectAllDone(rig.api, calls, results)
        const replayed = orderUnder(rig, one.session.token())
        expect(replayed).toEqual(replayed.toSorted((a, b) => a - b))
        expect(replayed.length).toBeGreaterThan(CALLS / 4)
      }
      expect(rig.signedOut).toEqual([])
    },
    LONG,
  )

  it(
    `F11: the same when answers are lost after their effect and the refresh is fast (${NOTE})`,
    async () => {
      const rig = createRig(SEED + 1)
      const one = signedInTab(rig)
      rig.api.setLostShare(0.2)
      for (let round = 0; round < ROUNDS; round += 1) {
        rig.api.setRefreshMs(1 + rig.random() * 80)
        const { calls, results } = await burst(rig, one, round * CALLS)
        expect([round, rig.api.counts.refreshes]).toEqual([round, 1])
        await expectAllDone(rig.api, calls, results)
      }
      expect(rig.signedOut).toEqual([])
    },
    LONG,
  )

  it('F11: 402 again after the refresh asks once more, then every call stops with it', async () => {
    const rig = createRig(SEED + 2)
    const one = signedInTab(rig)
    const { api, clock } = rig
    rig.api.setRefreshMs(200)
    api.expire()
    const drawn = drawCalls(rig.random, { from: 0, count: CALLS, withinMs: 0 })
    const run = startCalls(
      clock,
      drawn.map(({ atMs, call }) => ({ atMs, call, transport: one.transport })),
    )
    for (let turn = 0; run.results.length < CALLS && turn < 500; turn += 1) {
      await clock.advance(5)
      // Whatever token was given is worth nothing by the time it is used.
      api.expire()
    }
    expect(api.counts.refreshes).toBe(2)
    expect(api.byBody.size).toBe(0)
    for (const result of run.results) {
      const error = result.tag === 'failed' ? result.error : null
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({ status: 402 })
    }
    expect(rig.signedOut).toEqual([])
  })
})
