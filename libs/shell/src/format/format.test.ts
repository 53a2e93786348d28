import { behaviour } from '@omc/behaviours/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'
import { formatCny } from './format-cny.ts'
import { formatElapsed } from './format-duration.ts'
import {
  formatAgo,
  formatClock,
  formatClockMinute,
  formatDay,
  formatExactInstant,
  formatInstant,
  formatMonthDay,
} from './format-instant.ts'
import { formatCompact, formatCount } from './format-number.ts'

const timeZone = 'Asia/Shanghai'
const now = Date.parse('2026-07-26T06:02:00Z')

describe('sizes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [60_976, '59.5 KB'],
    [1_048_575, '1 MB'],
    [5 * 1024 ** 3, '5 GB'],
    [2 * 1024 ** 4, '2048 GB'],
    [-1, '—'],
    [Number.NaN, '—'],
  ])('shows %d bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text)
  })
})

describe('amounts', () => {
  it.each([
    [129, '¥129'],
    [129.5, '¥129.50'],
    [0, '¥0'],
    [-0, '¥0'],
    [-0.001, '¥0'],
    [1284, '¥1,284'],
    [-1284.05, '-¥1,284.05'],
    [0.1 + 0.2, '¥0.30'],
    [1.005, '¥1.01'],
    [129.999, '¥130'],
    ['129.50', '¥129.50'],
    ['129', '¥129'],
    [1e21, '¥1,000,000,000,000,000,000,000'],
  ])('shows %j as %s: no decimals for whole numbers', (yuan, text) => {
    behaviour('B-261', () => expect(formatCny(yuan)).toBe(text))
  })

  it.each([null, undefined, Number.NaN, Infinity, 'x', '', ' '])('shows %j as a dash', (yuan) => {
    expect(formatCny(yuan)).toBe('—')
  })
})

describe('instants', () => {
  it('leaves this year out, and only this year', () => {
    expect(formatInstant('2026-01-02T03:04:05Z', { now, timeZone })).toBe('01-02 11:04')
    expect(formatInstant('2025-12-31T03:04:05Z', { now, timeZone })).toBe('2025-12-31 11:04')
  })

  it('reads the year in the zone on screen, not in that of the machine', () => {
    const newYear = Date.parse('2026-12-31T16:30:00Z')
    expect(formatInstant('2026-12-31T16:10:00Z', { now: newYear, timeZone })).toBe('01-01 00:10')
    expect(formatInstant('2026-12-31T16:10:00Z', { now: newYear, timeZone: 'UTC' })).toBe(
      '12-31 16:10',
    )
  })

  it('writes midnight as 00 and the seconds in tooltips', () => {
    expect(formatMonthDay('2026-07-25T16:00:00Z', timeZone)).toBe('07-26 00:00')
    expect(formatExactInstant('2026-07-26T06:02:09Z', timeZone)).toBe('2026-07-26 14:02:09')
  })

  it('says how long ago, in both languages', () => {
    const ago = (ms: number, language: 'zh' | 'en' = 'zh') =>
      formatAgo(new Date(now - ms).toISOString(), language, { now, timeZone })
    expect([ago(0), ago(59_999), ago(60_000), ago(3_599_999)]).toEqual([
      '刚刚',
      '刚刚',
      '1 分钟前',
      '59 分钟前',
    ])
    expect([ago(0, 'en'), ago(120_000, 'en')]).toEqual(['just now', '2 min ago'])
    expect(ago(3_600_000)).toBe('07-26 13:02')
    expect(ago(-5_000)).toBe('刚刚')
    expect(formatAgo(null, 'zh', { now, timeZone })).toBe('刚刚')
  })

  it.each([null, undefined, '', 'yesterday'])('shows %j as nothing', (iso) => {
    expect(formatInstant(iso, { now })).toBe('')
    expect(formatExactInstant(iso)).toBe('')
  })
})

it('gives today’s time to the second or the minute, another day with its date', () => {
  const show = { now, timeZone }
  expect([formatClock('2026-07-26T06:02:09Z', show), formatClock(now, show)]).toEqual([
    '14:02:09',
    '14:02:00',
  ])
  expect(formatClockMinute('2026-07-26T06:02:09Z', show)).toBe('14:02')
  for (const format of [formatClock, formatClockMinute]) {
    expect(format('2026-07-25T15:59:59Z', show)).toBe('07-25 23:59')
    expect(format('2025-07-26T06:02:09Z', show)).toBe('2025-07-26 14:02')
    expect(format('2027-01-01T06:02:09Z', show)).toBe('2027-01-01 14:02')
    expect([format(null, show), format('soon', show)]).toEqual(['', ''])
  }
})

it('names the day in both languages', () => {
  behaviour('B-011', () => expect(formatDay(now, 'zh', timeZone)).toBe('2026年7月26日星期日'))
  expect(formatDay(now, 'en', timeZone)).toMatch(/^Sunday,? 26 July 2026$/)
})

it('counts a second that has passed once it is over', () => {
  expect([0, 999, 1_000, 3_600_000].map(formatElapsed)).toEqual([
    '00:00',
    '00:00',
    '00:01',
    '1:00:00',
  ])
})

it('groups counts and shortens them from 100,000 on', () => {
  expect([formatCount(1284), formatCount(Number.NaN)]).toEqual(['1,284', '—'])
  expect([99_999, 100_000, 128_400].map((count) => formatCompact(count, 'zh'))).toEqual([
    '99,999',
    '10 万',
    '12.8 万',
  ])
  expect([128_400, 128_000, -2_500_000].map((count) => formatCompact(count, 'en'))).toEqual([
    '128.4K',
    '128K',
    '-2.5M',
  ])
})

it('writes what has passed like a timer, from an hour on with its hours', () => {
  expect([-5, 999, 1_000, 3_599_999, 3_600_000, 36_061_000].map(formatElapsed)).toEqual([
    '00:00',
    '00:00',
    '00:01',
    '59:59',
    '1:00:00',
    '10:01:01',
  ])
})

it.each([
  ['zh', 'zh-cn'],
  ['en', 'en-US'],
] as const)('shortens numbers as the formats of the language do: %s', (language, locale) => {
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  const amount = fc
    .tuple(fc.integer({ min: 100_000, max: 999_999_999 }), fc.integer({ min: 0, max: 8 }))
    .map(([digits, zeros]) => digits * 10 ** zeros)
  const edge = fc.constantFrom(99_999, 999_949, 999_950, 99_999_499, 99_999_500, 1e12, 9_999.95e12)
  const either = fc.oneof(amount, edge, fc.integer({ min: -1e15, max: 1e15 }))
  fc.assert(
    fc.property(either, (value) => {
      if (Math.abs(value) < 100_000) return
      expect(formatCompact(value, language).replace(' ', '')).toBe(format.format(value))
    }),
    { numRuns: 2_000 },
  )
})

it('says a count and a moment here as the formats of the language do', () => {
  const count = new Intl.NumberFormat('en-US')
  const moment = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })
  fc.assert(fc.property(fc.maxSafeInteger(), (value) => formatCount(value) === count.format(value)))
  const century = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) })
  fc.assert(fc.property(century, (at) => formatExactInstant(at) === moment.format(at)))
})
