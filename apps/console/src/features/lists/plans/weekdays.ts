import { currentLanguage } from '../../../kernel/i18n/i18n.ts'

/** Monday is 1, as the contract counts. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** Any Sunday: the days after it give the names of the weekdays. */
const SUNDAY = Date.UTC(2026, 0, 4)
const DAY_MS = 86_400_000

export const weekdayName = (day: number): string =>
  new Intl.DateTimeFormat(currentLanguage() === 'zh' ? 'zh-CN' : 'en', {
    weekday: 'short',
    timeZone: 'UTC',
  }).format(SUNDAY + day * DAY_MS)

/** Days of a value that holds nothing else. */
export const daysIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.map(Number) : []

/** Names of days; `—` for none. */
export const weekdaysText = (days: readonly number[]): string =>
  days.length === 0 ? '—' : days.map(weekdayName).join(' ')
