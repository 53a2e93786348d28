import { describe, expect, it } from 'vitest'
import {
  createRig,
  drawCalls,
  expectAllDone,
  forget,
  startCalls,
  type CallResult,
  type Rig,
  type RigTab,
} from './testing/burst.ts'
import type { MixedRequest } from './testing/mixed-request.ts'
import { ROUNDS, SEED } from './testing/seeded-random.ts'

const TABS = 5
const CALLS = 20
const LONG = 60_000 + ROUNDS * 1000
const NOTE = `${ROUNDS} expiries × ${TABS} tabs × ${CALLS} calls, seed ${SEED}`

async function openTabs(rig: Rig, withLocks: boolean): Promise<RigTab[]> {
  const first = rig.openTab({ withLocks })
  first.session.signIn(rig.api.firstToken())
  const tabs = [first]
  for (let index = 1; index < TABS; index += 1) {
    const tab = rig.openTab({ withLocks })
    const started = tab.session.start()
    await rig.clock.advance(200)
    expect(await started).toBe('signed-in')
    tabs.push(tab)
  }
  forget(rig.api)
  return tabs
}

interface TabRun {
  readonly one: RigTab
  readonly calls: readonly MixedRequest[]
  readonly results: readonly CallResult[]
  settle(): Promise<void>
}

/** Every tab has calls on their way when the token expires. */
function expireInAll(rig: Rig, tabs: readonly RigTab[], round: number): TabRun[] {
  const { api, random, clock } = rig
  forget(api)
  api.setRefreshMs(random() * 600)
  clock.schedule(api.expire, random() * 30)
  return tabs.map((one, index) => {
    const from = (round * TABS + index) * CALLS
    const drawn = drawCalls(random, { from, count: CALLS, withinMs: 60 })
    const { transport } = one
    const run = startCalls(
      clock,
      drawn.map((call) => ({ ...call, transport })),
    )
    return { one, calls: drawn.map(({ call }) => call), ...run }
  })
}

/** All calls of these tabs are done, each write once, and their messages have arrived. */
async function settleAll(rig: Rig, runs: readonly TabRun[]): Promise<void> {
  for (const run of runs) await run.settle()
  await rig.clock.advance(100)
  for (const { calls, results } of runs) await expectAllDone(rig.api, calls, results)
}

const tokensOf = (tabs: readonly RigTab[]) => new Set(tabs.map(({ session }) => session.token()))

describe('F13, M13: the token expires in five tabs at once', () => {
  it.each([
    ['with locks', true],
    ['without locks', false],
  ])(
    `F13: %s, one refresh each, 0 logouts, 0 families revoked, 0 failed, 0 doubled (${NOTE})`,
    async (_name, withLocks) => {
      const rig = createRig(SEED)
      const tabs = await openTabs(rig, withLocks)
      for (let round = 0; round < ROUNDS; round += 1) {
        await settleAll(rig, expireInAll(rig, tabs, round))
        expect([round, rig.api.counts]).toEqual([round, { refreshes: 1, renewed: 1, revoked: 0 }])
        expect(tokensOf(tabs).size).toBe(1)
      }
      expect(rig.signedOut).toEqual([])
    },
    LONG,
  )

  it.each([
    ['with locks', true],
    ['without locks', false],
  ])(
    `F13: %s, a tab that dies while it renews stops nobody (${NOTE})`,
    async (_name, withLocks) => {
      const rig = createRig(SEED + 1)
      let tabs = await openTabs(rig, withLocks)
      for (let round = 0; round < ROUNDS; round += 1) {
        const runs = expireInAll(rig, tabs, round)
        // Until somebody is asking the server, then death somewhere in the middle of it.
        for (let turn = 0; rig.api.counts.refreshes === 0 && turn < 200; turn += 1) {
          await rig.clock.advance(5)
        }
        await rig.clock.advance(rig.random() * 300)
        const victim = tabs.find(({ tab }) => tab.isHoldingLock()) ?? tabs[round % TABS]
        victim?.tab.kill()
        await settleAll(
          rig,
          runs.filter(({ one }) => one !== victim),
        )
        const living = tabs.filter((one) => one !== victim)
        expect(rig.api.counts.revoked).toBe(0)
        expect(rig.signedOut).toEqual([])
        const born = rig.openTab({ withLocks })
        const started = born.session.start()
        await rig.clock.advance(30_000)
        expect(await started).toBe('signed-in')
        tabs = [...living, born]
        expect(tokensOf(tabs).size).toBe(1)
      }
    },
    LONG,
  )

  it('F13: a duplicated tab, with the session storage of the first, is one tab more and no thief', async () => {
    const rig = createRig(SEED + 2)
    const first = rig.openTab()
    first.session.signIn(rig.api.firstToken())
    for (let round = 0; round < Math.ceil(ROUNDS / 10); round += 1) {
      const copy = Object.fromEntries(
        ['Authorization', 'Authorization.at'].map((key) => [
          key,
          first.tab.storage.getItem(key) ?? '',
        ]),
      )
      const doubles = Array.from({ length: TABS - 1 }, () => rig.openTab({ kept: copy }))
      const tabs = [first, ...doubles]
      await settleAll(rig, expireInAll(rig, tabs, round))
      expect([round, rig.api.counts]).toEqual([round, { refreshes: 1, renewed: 1, revoked: 0 }])
      for (const { tab } of doubles) tab.kill()
    }
    expect(rig.signedOut).toEqual([])
  })

  it('F13: a refused refresh sends every tab to the sign-in once', async () => {
    const rig = createRig(SEED + 3)
    const tabs = await openTabs(rig, true)
    rig.api.setFault(() => ({ tag: 'document', status: 401 }))
    const runs = expireInAll(rig, tabs, 0)
    for (const run of runs) await run.settle()
    await rig.clock.advance(1000)
    const errors = runs.flatMap(({ results }) =>
      results.flatMap((one) => (one.tag === 'failed' ? [one.error] : [])),
    )
    for (const error of errors) expect(error).toMatchObject({ status: 401 })
    expect(rig.signedOut.length).toBe(TABS)
    expect(rig.signedOut.toSorted()).toEqual(['expired', ...Array(TABS - 1).fill('sibling')])
    expect(tokensOf(tabs)).toEqual(new Set([null]))
  })
})
