import type { PublisherEvent } from '@omc/publisher'
import { describe, expect, it } from 'vitest'
import type { ServerEvent } from '../run/event-rows.ts'
import { NO_REST } from '../run/run-time.ts'
import { publishInfo } from '../testing/fake-ledger.ts'
import { inPhase, ITEM, snapshotOf } from '../testing/run-snapshots.ts'
import { fleetFigures, latestEvents } from './fleet-figures.ts'

const totals = (published: number, failed: number) => ({
  totals: { ...NO_REST, startedAt: 0, published, failed },
})
const sending = inPhase({ tag: 'sending', item: ITEM, dueAt: 0 })

describe('the sums of all accounts', () => {
  it('add up: what is done and what is left are all', () => {
    const first = snapshotOf({ ...sending, ...totals(12, 1), info: publishInfo(38) })
    const unclear = { left: 3, by_status: { unknown: 1, needs_human: 1 } }
    const second = snapshotOf({ ...totals(5, 0), info: { ...publishInfo(3), queue: unclear } })
    expect(fleetFigures([first, second])).toEqual({ total: 59, done: 17, problems: 3, left: 42 })
  })

  it('are not known while one queue is not', () => {
    const figures = fleetFigures([snapshotOf({}), snapshotOf({ ...totals(2, 0), info: null })])
    expect(figures).toEqual({ total: null, done: 2, problems: 0, left: null })
  })
})

describe('the latest events', () => {
  const live = (seq: number, at: number): PublisherEvent => ({
    seq,
    at,
    kind: 'paused',
    level: 'info',
    attemptKey: null,
    title: null,
    detail: '',
  })
  // as: the fields that a row is made of.
  const told = (id: string, account: string, at: number) =>
    ({
      id,
      kind: 'lease_taken',
      studio_account_id: account,
      attempt_id: null,
      title: null,
      detail: {},
      created_at: new Date(at).toISOString(),
    }) as unknown as ServerEvent

  it('are the newest of all accounts, each with its name', () => {
    const first = snapshotOf({ uid: 'a', events: [live(1, 1_000), live(2, 4_000)] })
    const info = { ...publishInfo(1), id: '2', nickname: '小雨' }
    const second = snapshotOf({ uid: 'b', info, events: [live(1, 3_000)] })
    const server = [told('7', '2', 5_000), told('8', '3', 9_000)]
    const events = latestEvents([first, second], server, 3)
    expect(events.map(({ name, row }) => [name, row.at])).toEqual([
      ['小雨', 5_000],
      ['小红豆', 4_000],
      ['小雨', 3_000],
    ])
  })
})
