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
