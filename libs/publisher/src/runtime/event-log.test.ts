import { initialState } from '@omc/core'
import type { LoopPhase, LoopState } from '@omc/core'
import { describe, expect, it } from 'vitest'
import { appendEvent, eventsOf, row } from './event-log.ts'
import type { PublishItem } from './publish-item.ts'

// Only the fields that the timeline shows.
const item = { attemptKey: 'key', title: 'One', channel: 'jd' } as PublishItem
const outcome = { tag: 'accepted', contentId: 'c', feedId: 'f' } as const
const state = (phase: LoopPhase<PublishItem>, more: Partial<LoopState<PublishItem>> = {}) => ({
  ...initialState<PublishItem>(),
  phase,
  ...more,
})
const reporting = { tag: 'reporting', item, outcome } as const
const waiting = (why: 'pacing' | 'offline') =>
  ({ tag: 'waiting', why, sinceAt: 0, dueAt: 1, resume: { tag: 'fetch' } }) as const
const entered = (phase: LoopPhase<PublishItem>, more: Partial<LoopState<PublishItem>> = {}) =>
  eventsOf(state({ tag: 'idle' }), state(phase, { turn: 1, ...more }))

describe('the timeline', () => {
  it.each<[LoopPhase<PublishItem>, object[]]>([
    [{ tag: 'idle' }, []],
    [{ tag: 'fetching' }, [row('fetching', 'info', null, '')]],
    [{ tag: 'submitting', item, dueAt: 1 }, [row('claimed', 'info', item, 'jd')]],
    [{ tag: 'sending', item, dueAt: 1 }, [row('sent', 'info', item, '')]],
    [waiting('pacing'), [row('waiting', 'info', null, 'pacing')]],
    [waiting('offline'), [row('waiting', 'warning', null, 'offline')]],
    [{ tag: 'paused', wait: null }, [row('paused', 'info', null, '')]],
    [{ tag: 'stopped', why: 'completed' }, [row('stopped', 'success', null, 'completed')]],
    [{ tag: 'stopped', why: 'cancelled' }, [row('stopped', 'warning', null, 'cancelled')]],
  ])('tells of %j', (phase, rows) => {
    expect(entered(phase)).toEqual(rows)
  })

  it('tells nothing of a state that is the same turn', () => {
    expect(eventsOf(state({ tag: 'idle' }), state({ tag: 'fetching' }))).toEqual([])
  })

  it('tells an outcome once, not again when its report is repeated', () => {
    const last = { item, outcome, at: 1 }
    expect(entered(reporting, { last })).toEqual([row('outcome', 'success', item, 'f')])
    const before = state(waiting('offline'), { last })
    expect(eventsOf(before, state(reporting, { turn: 1, last }))).toEqual([])
  })

  it.each<[string, Partial<LoopState<PublishItem>>]>([
    ['that was being reported', { phase: reporting }],
    [
      'whose report waited',
      {
        phase: { ...waiting('offline'), resume: { tag: 'report', item, outcome } },
      },
    ],
    ['that an earlier run had left', { unreported: [{ item, outcome }] }],
  ])('tells with its title that the server has the result %s', (_, more) => {
    const open = { attemptKey: 'key', outcome, reported: false }
    const before = { ...state({ tag: 'idle' }, { settled: [open] }), ...more }
    const after = { ...before, settled: [{ ...open, reported: true }] }
    expect(eventsOf(before, after)).toEqual([row('reported', 'success', item, 'accepted')])
    expect(eventsOf(after, after)).toEqual([])
  })

  it('tells a result that the server takes late, between two items', () => {
    const known = { attemptKey: 'key', outcome, reported: true }
    const before = state(waiting('pacing'), { unreported: [{ item, outcome }] })
    expect(eventsOf(before, { ...before, settled: [known] })).toHaveLength(1)
    const unknown = { ...known, attemptKey: 'other' }
    expect(eventsOf(before, { ...before, settled: [unknown] })).toMatchObject([{ title: null }])
  })

  it('tells a result without a title when nobody knows it', () => {
    const known = { attemptKey: 'other', outcome, reported: true }
    const before = state(reporting)
    expect(eventsOf(before, { ...before, settled: [known] })).toEqual([
      row('reported', 'success', { attemptKey: 'other', title: null }, 'accepted'),
    ])
  })
})

it('numbers its rows from one, and lets the oldest of 1,000 go', () => {
  let rows = appendEvent([], row('fetching', 'info', null, ''), 7)
  expect(rows).toEqual([{ seq: 1, at: 7, ...row('fetching', 'info', null, '') }])
  for (let n = 0; n < 1_000; n += 1) rows = appendEvent(rows, row('paused', 'info', null, ''), 8)
  expect([rows.length, rows[0]?.seq, rows.at(-1)?.seq]).toEqual([1_000, 2, 1_001])
})
