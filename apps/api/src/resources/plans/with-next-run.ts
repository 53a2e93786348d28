import { isDeepStrictEqual } from 'node:util'
import { type Saying, says } from '@omc/core/problems'
import type { Stored } from '../../jsonapi/resource.ts'
import { refusal } from '../../kernel/problem.ts'
import { nextRun, type PlanTimes } from '../../workflows/next-run.ts'
import { assertZone } from '../../workflows/wall-clock.ts'

const FIELDS = ['times', 'weekdays', 'timezone', 'starts_on', 'ends_on', 'enabled'] as const

/**
 * Whatever says when a plan runs also moves its next run. A form that is saved with the values the row
 * has leaves it alone: it may be due, or put off. The days lie in a jsonb column.
 */
export const withNextRun: Readonly<Record<string, Stored>> = Object.fromEntries(
  FIELDS.map((name): [string, Stored] => [
    name,
    (value, { now }, values, before) => {
      const schedule = scheduleOf(values)
      assertSchedule(schedule)
      const column = { [name]: name === 'weekdays' ? JSON.stringify(value) : value }
      const isKept = 'id' in before && isDeepStrictEqual(scheduleOf(before), schedule)
      return isKept ? column : { ...column, next_run_at: nextRunOf(schedule, now) }
    },
  ]),
)

interface Schedule extends PlanTimes {
  enabled: boolean
}

/** Days and times in order: the order in which they are given says nothing. */
function scheduleOf(values: Record<string, unknown>): Schedule {
  const { weekdays, times, timezone } = values
  return {
    weekdays: Array.isArray(weekdays) ? weekdays.map(Number).toSorted((a, b) => a - b) : EVERY_DAY,
    times: Array.isArray(times) ? times.map(String).toSorted() : [],
    timezone: typeof timezone === 'string' ? timezone : 'Asia/Shanghai',
    startsOn: dayOf(values.starts_on),
    endsOn: dayOf(values.ends_on),
    enabled: values.enabled !== false,
  }
}

/** @throws Problem 422 `unknown_timezone`, `invalid_range` */
function assertSchedule({ timezone, startsOn, endsOn }: Schedule): void {
  assertZone(timezone)
  if (startsOn !== null && endsOn !== null && endsOn < startsOn)
    throw fault('ends_on', says('invalid_range.ends_before'))
}

const nextRunOf = (schedule: Schedule, now: Date): Date | null =>
  schedule.enabled ? (nextRun(schedule, now) ?? null) : null

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

const fault = (name: string, saying: Saying) =>
  refusal(saying, { source: { pointer: `/data/attributes/${name}` } })

/** A day is text in a body, and a date at local midnight when it was read from its column. */
function dayOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (!(value instanceof Date)) return null
  const two = (n: number) => String(n).padStart(2, '0')
  return `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`
}
