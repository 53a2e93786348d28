import { behaviour } from '@omc/behaviours/vitest'
import { seededRandom, VirtualClock } from '@omc/core/testing'
import { describe, expect, it } from 'vitest'
import { createWork, WORK_TRIES } from './account-work.ts'
import type { WorkJob, WorkState } from './account-work.ts'
import type { WorkOutcome } from './work-outcome.ts'

/** A job over three records, each of which answers what is planned, then `done`. */
function setUp(planned: readonly WorkOutcome[] = [], more: Partial<WorkJob> = {}) {
  const clock = new VirtualClock()
  const ids = ['1', '2', '3']
  const answers = [...planned]
  const acts: { id: string; at: number }[] = []
  const states: WorkState[] = []
  let leftOutCount = 0
  const work = createWork({
    clock,
    random: seededRandom(1),
    onChange: (state) => states.push(state),
    onLeftOut: () => (leftOutCount += 1),
    job: {
      channel: 'youhaohuo',
      onFailure: 'stop',
      next: async () => {
        const id = ids.shift()
        return id === undefined ? null : { id, title: `Record ${id}` }
      },
      act: async ({ id }) => {
        acts.push({ id, at: clock.now() })
        return answers.shift() ?? { tag: 'done' }
      },
      ...more,
    },
  })
  const run = async (ms: number) => {
    work.dispatch({ tag: 'start' })
    await clock.advance(ms)
    return work.getState()
  }
  const tries = () => acts.map(({ id, at }) => [id, at - (acts[0]?.at ?? 0)])
  return { clock, work, run, tries, states, leftOut: () => leftOutCount }
}

describe('a job of an account', () => {
  it('does one record after the other, 800 ms apart, and ends when none is left', async () => {
    const { run, tries } = setUp()
    const state = await run(5_000)
    behaviour('B-187', () =>
      expect(tries()).toEqual([
        ['1', 0],
        ['2', 800],
        ['3', 1_600],
      ]),
    )
    expect(state.phase).toEqual({ tag: 'stopped', why: 'completed' })
    expect(state.counts.published).toBe(3)
  })

  it.each([
    ['B-192', { tag: 'upload-failed', message: '413' }, 180_000],
    ['B-193', { tag: 'no-data', message: '' }, 5_000],
    ['B-191', { tag: 'failed', message: '500' }, 600_000],
  ] as const)(
    '%s: a record that may be tried again waits its time',
    async (id, outcome, waitMs) => {
      const { run, tries } = setUp([outcome], { onFailure: 'retry' })
      await run(waitMs + 100)
      behaviour(id, () =>
        expect(tries().slice(0, 2)).toEqual([
          ['1', 0],
          ['1', waitMs],
        ]),
      )
    },
  )

  it('leaves a record out that failed too often, and does the others', async () => {
    const empty = { tag: 'no-data', message: '' } as const
    const { run, tries, leftOut } = setUp([empty, empty, empty], { onFailure: 'retry' })
    const state = await run(60_000)
    expect(tries().map(([id]) => id)).toEqual(['1', '1', '1', '2', '3'])
    expect(state.counts).toMatchObject({ published: 2, failed: WORK_TRIES })
    expect(leftOut()).toBe(1)
  })

  it('stops at the first failure where its job says so', async () => {
    const { run, tries } = setUp([{ tag: 'done' }, { tag: 'failed', message: 'gone' }])
    const { phase, last } = await run(700_000)
    expect(phase).toEqual({ tag: 'stopped', why: 'cancelled' })
    expect(last?.outcome).toMatchObject({ tag: 'rejected', message: 'gone' })
    expect(tries()).toHaveLength(2)
  })

  it('ends without permission, and takes a broken act for a failure', async () => {
    const denied = setUp([{ tag: 'no-permission', message: '' }])
    expect((await denied.run(5_000)).phase).toEqual({ tag: 'stopped', why: 'no-permission' })
    const broken = setUp([], { act: () => Promise.reject(new Error('offline')) })
    expect((await broken.run(5_000)).last?.outcome).toMatchObject({ message: 'offline' })
  })

  it('ends where its person may not read the records', async () => {
    const { run, tries } = setUp([], { next: async () => 'no-permission' })
    expect((await run(5_000)).phase).toEqual({ tag: 'stopped', why: 'no-permission' })
    expect(tries()).toEqual([])
  })

  it('asks again for a record that could not be fetched', async () => {
    let isDown = true
    const { run, tries } = setUp([], {
      next: async () => {
        if (!isDown) return tries().length > 0 ? null : { id: '9', title: '' }
        isDown = false
        throw new Error('offline')
      },
    })
    const state = await run(5_000)
    expect(tries()).toEqual([['9', 0]])
    expect(state.phase).toEqual({ tag: 'stopped', why: 'completed' })
  })
})
