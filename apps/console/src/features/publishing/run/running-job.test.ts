import { initialState } from '@omc/core'
import type { PublishItem } from '@omc/publisher'
import { expect, it } from 'vitest'
import type { WorkSnapshot } from '../work/account-work.ts'
import type { RunSnapshot } from './run-types.ts'
import { runningJob } from './running-job.ts'

type Run = Parameters<typeof runningJob>[0]

const IDLE = initialState<PublishItem>()
const counts = { ...IDLE.counts, published: 2, queueLeft: 37 }
const totals = { startedAt: 0, pausedAt: null, restedMs: 0, published: 2, failed: 1 }
const run = (loop: Partial<RunSnapshot['loop']> = {}): Run => ({
  start: { tag: 'none' },
  loop: { ...IDLE, counts, ...loop },
  totals,
})
const NONE: WorkSnapshot = { tag: 'none' }
const work = (loop: Partial<Extract<WorkSnapshot, { tag: 'job' }>['loop']>): WorkSnapshot => ({
  tag: 'job',
  name: 'delete-all',
  leftOutCount: 0,
  loop: { ...initialState(), counts, ...loop },
})
const FETCHING = { tag: 'fetching' } as const

it('is nothing before a start and after the end', () => {
  expect(runningJob(run(), NONE)).toBeNull()
  expect(runningJob(run(), work({}))).toBeNull()
})

it('is the run with what is done since its start, of what is left too', () => {
  const publishing = { kind: 'publish', done: 3, total: 40, paused: false }
  expect(runningJob(run({ phase: FETCHING }), NONE)).toEqual(publishing)
  expect(runningJob(run({ phase: FETCHING }), work({ phase: FETCHING }))).toEqual(publishing)
  expect(runningJob(run({ phase: FETCHING, hold: 'after-item' }), NONE)?.paused).toBe(true)
  const unknown = { ...counts, queueLeft: null }
  expect(runningJob(run({ phase: FETCHING, counts: unknown }), NONE)?.total).toBeNull()
  const many = { ...counts, queueLeft: 2_000_000 }
  expect(runningJob(run({ phase: FETCHING, counts: many }), NONE)?.total).toBe(1_000_000)
})

it('is the job over the records while no run is active', () => {
  expect(runningJob(run(), work({ phase: FETCHING }))).toEqual({
    kind: 'delete_all',
    done: 2,
    total: null,
    paused: false,
  })
})
