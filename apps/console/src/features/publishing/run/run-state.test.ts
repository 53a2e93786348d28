import { initialState } from '@omc/core'
import { describe, expect, it } from 'vitest'
import { DEFAULT_OPTIONS, firstState, snapshotOf, stepRun } from './run-state.ts'
import type { RunState } from './run-state.ts'
import { workedMs } from './run-time.ts'

const nothing = { publisher: null, frame: null }
const counts = { ...initialState().counts, published: 7, failed: 2 }
const began = (state: RunState) => stepRun(state, { tag: 'began', counts, at: 5_000 })

it('starts with what the person has set, and with the run of an earlier page', () => {
  const options = { ...DEFAULT_OPTIONS, delayMinS: 30 }
  const memory = { startedAt: 1_000, workedMs: 500, published: 3, failed: 1 }
  expect(firstState(options, memory)).toMatchObject({ options, interrupted: memory })
  expect(firstState(null, null)).toMatchObject({ options: DEFAULT_OPTIONS, interrupted: null })
})

it('counts a run from its start, also when the loop has counted before', () => {
  const snapshot = snapshotOf(
    { key: 'jd/73905', uid: '73905' },
    began(firstState(null, null)),
    nothing,
  )
  // The loop of this test has counted nothing, so subtracting its base gives negative totals.
  expect(snapshot.totals).toMatchObject({ startedAt: 5_000, published: -7, failed: -2 })
})

it('goes on where the run of an earlier page was, and offers it no longer', () => {
  const interrupted = { startedAt: 1_000, workedMs: 1_500, published: 3, failed: 1 }
  const state = began(firstState(null, interrupted))
  expect(state).toMatchObject({ carried: interrupted, interrupted: null })
  const { totals } = snapshotOf({ key: 'jd/73905', uid: '73905' }, state, nothing)
  expect(workedMs(totals, 5_000)).toBe(1_500)
  expect(workedMs(totals, 5_700)).toBe(2_200)
  expect(stepRun(firstState(null, interrupted), { tag: 'forgotten' }).interrupted).toBeNull()
})

describe('a kept run', () => {
  const memory = { startedAt: 1_000, workedMs: 500, published: 3, failed: 1 }
  const stale = { ...memory, published: 1 }
  const connected = { tag: 'connected', lease: { deviceId: '5', fence: 1 } } as const

  it('is one that its page left where this tab has the account, as it stands at that moment', () => {
    const state = stepRun(firstState(null, stale), { tag: 'linked', link: connected, memory })
    expect(state.interrupted).toEqual(memory)
    const ended = stepRun(state, { tag: 'linked', link: connected, memory: null })
    expect(ended.interrupted).toBeNull()
  })

  it('may be carried on by the one that has the account', () => {
    const link = { tag: 'other-tab', holder: null } as const
    expect(stepRun(firstState(null, stale), { tag: 'linked', link, memory }).interrupted).toBeNull()
  })

  it('is not offered to the tab that has begun it', () => {
    const state = began(firstState(null, null))
    expect(stepRun(state, { tag: 'linked', link: connected, memory }).interrupted).toBeNull()
  })
})

it('rests while the loop is paused', () => {
  const paused = stepRun(began(firstState(null, null)), { tag: 'loop', isResting: true, at: 6_000 })
  const on = stepRun(paused, { tag: 'loop', isResting: false, at: 9_000 })
  expect(on.rest).toEqual({ pausedAt: null, restedMs: 3_000 })
})

it('matches attempts of this page with those of the server, and leaves the old map alone', () => {
  const first = firstState(null, null)
  const next = stepRun(first, { tag: 'claimed', attemptKey: 'key-1', attemptId: '9' })
  expect([...next.attemptIds]).toEqual([['key-1', '9']])
  expect(first.attemptIds.size).toBe(0)
})
