import { says } from '@omc/core/problems'
import T from 'typebox'
import type { Stored } from '../jsonapi/resource.ts'
import { refusal } from '../kernel/problem.ts'

export const TimeOfDay = T.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: 'HH:MM',
  examples: ['09:30'],
})

export const Zone = T.String({
  maxLength: 60,
  description: 'IANA time zone',
  examples: ['Asia/Shanghai'],
})

/** @throws Problem 422 `unknown_timezone` */
export function assertZone(timeZone: string): void {
  try {
    Intl.DateTimeFormat('en', { timeZone })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw refusal(says('unknown_timezone', { time_zone: timeZone }), {
      source: { pointer: '/data/attributes/timezone' },
    })
  }
}

/** Stores only time zones that exist. */
export const storedZone: Stored = (value) => {
  assertZone(String(value))
  return { timezone: value }
}
