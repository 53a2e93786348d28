import type { Tone } from '@omc/ui'
import { isRecord } from '../../../kernel/data/is-record.ts'
import { serverRow, type ServerEvent } from '../../publishing/run/event-rows.ts'

export const LANES = ['device', 'posts', 'rest'] as const
export type Lane = (typeof LANES)[number]

/** A span of a lane; both ends in epoch ms, inside the day. */
export type Bar = {
  readonly key: string
  readonly from: number
  readonly to: number
  readonly tone: Tone
}

export type Day = { readonly since: number; readonly until: number }

/** Events that end an attempt, or leave it to somebody. */
const ENDS: readonly string[] = [
  'published',
  'refused',
  'waiting',
  'unknown',
  'needs_human',
  'absent',
  'released',
  'doubled',
]

/**
 * What an account did on a day, as spans: held by a device, sending, at rest.
 *
 * @param events  of the day, in their order
 * @param now     epoch ms; what goes on ends here
 */
export function lanesOf(
  events: readonly ServerEvent[],
  day: Day,
  now: number,
): Readonly<Record<Lane, readonly Bar[]>> {
  const end = Math.min(day.until, Math.max(day.since, now))
  return {
    device: held(events, day, end),
    posts: sent(events, end),
    rest: rested(events, day, end),
  }
}

const atOf = ({ created_at: at }: ServerEvent): number => Date.parse(at)

/** Leases; one that began the day before starts with it, one that goes on ends now. */
function held(events: readonly ServerEvent[], day: Day, end: number): readonly Bar[] {
  const bars: Bar[] = []
  let from: number | null = null
  for (const event of events) {
    if (event.kind === 'lease_taken') {
      if (from !== null) bars.push(bar('device', from, atOf(event), 'info'))
      from = atOf(event)
    } else if (event.kind === 'lease_released') {
      bars.push(bar('device', from ?? day.since, atOf(event), 'info'))
      from = null
    }
  }
  return from === null ? bars : [...bars, bar('device', from, end, 'info')]
}

/** Attempts, from the device's hand to their result, in its colour. */
function sent(events: readonly ServerEvent[], end: number): readonly Bar[] {
  const byAttempt = new Map<string, ServerEvent[]>()
  for (const event of events) {
    const { attempt_id: id } = event
    if (id !== null) byAttempt.set(id, [...(byAttempt.get(id) ?? []), event])
  }
  return [...byAttempt].flatMap(([id, steps]) => {
    const [first] = steps
    if (!first) return []
    const last = steps.findLast(({ kind }) => ENDS.includes(kind))
    return [
      {
        key: `posts-${id}`,
        from: atOf(first),
        to: last ? atOf(last) : end,
        tone: last ? serverRow(last).tone : 'accent',
      },
    ]
  })
}

/** Cooldowns, each until the moment that its event names. */
function rested(events: readonly ServerEvent[], day: Day, end: number): readonly Bar[] {
  return events.flatMap((event) => {
    if (event.kind !== 'cooldown' || !isRecord(event.detail)) return []
    const until = Date.parse(String(event.detail['until']))
    const to = Number.isNaN(until) ? end : Math.min(until, day.until)
    return [bar('rest', atOf(event), to, 'warning')]
  })
}

const bar = (lane: Lane, from: number, to: number, tone: Tone): Bar => ({
  key: `${lane}-${from}`,
  from,
  to: Math.max(from, to),
  tone,
})

export const SUMS = ['published', 'refused', 'waiting', 'unknown'] as const

/** How often each result stands in the day. */
export const sumsOf = (events: readonly ServerEvent[]) =>
  SUMS.map((kind) => ({ kind, count: events.filter((event) => event.kind === kind).length }))
