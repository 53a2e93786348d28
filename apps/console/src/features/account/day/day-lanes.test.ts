import { expect, it } from 'vitest'
import type { ServerEvent } from '../../publishing/run/event-rows.ts'
import { lanesOf, sumsOf } from './day-lanes.ts'

const DAY = {
  since: Date.parse('2026-11-27T00:00:00Z'),
  until: Date.parse('2026-11-28T00:00:00Z'),
}
const hour = (hours: number) => DAY.since + hours * 3_600_000
let id = 0
const event = (hours: number, kind: string, facts: object = {}): ServerEvent =>
  // as: only what decides about spans.
  ({
    id: String((id += 1)),
    kind,
    title: null,
    attempt_id: null,
    detail: {},
    created_at: new Date(hour(hours)).toISOString(),
    ...facts,
  }) as unknown as ServerEvent
const spans = (bars: readonly { from: number; to: number; tone: string }[]) =>
  bars.map(({ from, to, tone }) => [
    (from - DAY.since) / 3_600_000,
    (to - DAY.since) / 3_600_000,
    tone,
  ])

it('a lease runs from the start of the day, is taken over, and goes on until now', () => {
  const events = [
    event(1, 'lease_released'),
    event(8, 'lease_taken'),
    event(9, 'lease_taken'),
    event(12, 'lease_released'),
    event(20, 'lease_taken'),
  ]
  expect(spans(lanesOf(events, DAY, hour(21)).device)).toEqual([
    [0, 1, 'info'],
    [8, 9, 'info'],
    [9, 12, 'info'],
    [20, 21, 'info'],
  ])
  expect(spans(lanesOf(events, DAY, hour(99)).device).at(-1)).toEqual([20, 24, 'info'])
})

it('an attempt ends with its result and bears its colour; an open one goes on', () => {
  const of = (attempt: string) => ({ attempt_id: attempt })
  const events = [
    event(8, 'claimed', of('1')),
    event(9, 'submitting', of('1')),
    event(10, 'unknown', of('1')),
    event(10, 'claimed', of('2')),
    event(11, 'published', of('1')),
    event(11, 'queued'),
    event(12, 'refused', of('3')),
  ]
  expect(spans(lanesOf(events, DAY, hour(13)).posts)).toEqual([
    [8, 11, 'success'],
    [10, 13, 'accent'],
    [12, 12, 'danger'],
  ])
  expect(sumsOf(events)).toEqual([
    { kind: 'published', count: 1 },
    { kind: 'refused', count: 1 },
    { kind: 'waiting', count: 0 },
    { kind: 'unknown', count: 1 },
  ])
})

it('a cooldown lasts until the moment it names, and not beyond the day', () => {
  const until = (hours: number) => ({ detail: { until: new Date(hour(hours)).toISOString() } })
  const events = [event(8, 'cooldown', until(9)), event(23, 'cooldown', until(25))]
  expect(spans(lanesOf(events, DAY, hour(23.5)).rest)).toEqual([
    [8, 9, 'warning'],
    [23, 24, 'warning'],
  ])
})
