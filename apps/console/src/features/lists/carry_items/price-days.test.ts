import { expect, test } from 'vitest'
import { firstDay, priceDays } from './price-days.ts'

const NAMES = { price: '价格', commission: '佣金' }
const day = (date: string, price: number) => ({
  record_date: date,
  price,
  commission_price: price / 10,
})

test('a day without a record is a gap, not a price of 0', () => {
  const days = priceDays([day('2026-07-03', 90), day('2026-07-01', 100)], '2026-07-04', NAMES)
  expect(days?.points).toEqual(['07-01', '07-02', '07-03', '07-04'])
  expect(days?.series).toEqual([
    { name: '价格', values: [100, null, 90, null] },
    { name: '佣金', values: [10, null, 9, null] },
  ])
  expect([days?.lowest, days?.highest]).toEqual([90, 100])
})

test('thirty days are shown at most, and older records do not count', () => {
  expect(firstDay('2026-07-30')).toBe('2026-07-01')
  const days = priceDays([day('2026-06-30', 1), day('2026-07-01', 5)], '2026-07-30', NAMES)
  expect([days?.points.length, days?.lowest]).toEqual([30, 5])
})

test('nothing is drawn without a record', () => {
  expect(priceDays([], '2026-07-30', NAMES)).toBeNull()
  expect(priceDays([day('2026-06-01', 1)], '2026-07-30', NAMES)).toBeNull()
})
