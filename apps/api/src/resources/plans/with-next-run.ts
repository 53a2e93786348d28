import { type Saying, says } from '@omc/core/problems'
import type { Stored } from '../../jsonapi/resource.ts'
import { refusal } from '../../kernel/problem.ts'
import { nextRun } from '../../workflows/next-run.ts'
import { assertZone } from '../../workflows/wall-clock.ts'

const FIELDS = ['times', 'weekdays', 'timezone', 'starts_on', 'ends_on', 'enabled'] as const

/** Whatever says when a plan runs also moves its next run. The days lie in a jsonb column. */
export const withNextRun: Readonly<Record<string, Stored>> = Object.fromEntries(
  FIELDS.map((name): [string, Stored] => [
    name,
    (value, { now }, values) => ({
      [name]: name === 'weekdays' ? JSON.stringify(value) : value,
      next_run_at: nextRunOf(values, now),
    }),
  ]),
)

/**
 * @param values  the row as it will be
 * @throws Problem 422 `unknown_timezone`, `invalid_range`
 */
function nextRunOf(values: Record<string, unknown>, now: Date): Date | null {
  const timezone = typeof values.timezone === 'string' ? values.timezone : 'Asia/Shanghai'
  assertZone(timezone)
  const startsOn = dayOf(values.starts_on)
  const endsOn = dayOf(values.ends_on)
  if (startsOn !== null && endsOn !== null && endsOn < startsOn)
    throw fault('ends_on', says('invalid_range.ends_before'))
  if (values.enabled === false) return null
  const weekdays = Array.isArray(values.weekdays) ? values.weekdays.map(Number) : EVERY_DAY
  const times = Array.isArray(values.times) ? values.times.map(String) : []
  return nextRun({ weekdays, times, timezone, startsOn, endsOn }, now) ?? null
}

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
