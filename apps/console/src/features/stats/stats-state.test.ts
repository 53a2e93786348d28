import { expect, test } from 'vitest'
import { businessToday } from '../../kit/day-in.ts'
import { daysBefore, daysOf } from './stats-place.ts'
import { parseStats, placeQuery, writePlace, writeStats, writeTab } from './stats-state.ts'

const NOW = Date.parse('2026-11-28T17:00:00Z')
const TODAY = '2026-11-29'
const parse = (query: string) => parseStats(new URLSearchParams(query), NOW)

test('today is that of Shanghai, where the figures are counted', () => {
  expect(businessToday(NOW)).toBe(TODAY)
})

test('reads usual spans and own ones, up to a year', () => {
  expect(daysOf('today', TODAY)).toEqual({ since: TODAY, until: TODAY })
  expect(daysOf('7', TODAY)).toEqual({ since: '2026-11-23', until: TODAY })
  expect(daysOf('2026-02-27..2026-03-01', TODAY)).toEqual({
    since: '2026-02-27',
    until: '2026-03-01',
  })
  for (const wrong of ['', '8', '2026-03-01..2026-02-27', '2026-01-01..', '2025-01-01..2026-11-01'])
    expect([wrong, daysOf(wrong, TODAY)]).toEqual([wrong, null])
})

test('the span before ends the day before, and is as long', () => {
  expect(daysBefore({ since: '2026-03-01', until: '2026-03-02' })).toEqual({
    since: '2026-02-27',
    until: '2026-02-28',
  })
})

test('an address without a known span shows seven days, compared only if it says so', () => {
  const { place, before } = parse('range=nonsense&account=12,x&channel=jd')
  expect(place).toEqual({
    range: '7',
    days: { since: '2026-11-23', until: TODAY },
    channels: ['jd'],
    accounts: ['12'],
    agencies: [],
  })
  expect(before).toBeNull()
  expect(parse('range=today&cmp=1').before).toEqual({ since: '2026-11-28', until: '2026-11-28' })
})

test('a part that a screen is not narrowed by is left out', () => {
  const params = new URLSearchParams('account=12&channel=jd')
  expect(parseStats(params, NOW, ['channels']).place.accounts).toEqual([])
})

test('another span or place starts the tables at their first page, another look does not', () => {
  const params = new URLSearchParams('tab=reports&p=3&sort=-pv_count')
  expect(String(writeStats(params, { range: '30' }))).toBe('tab=reports&sort=-pv_count&range=30')
  expect(String(writeStats(params, { by: 'account' }))).toContain('p=3')
  expect(String(writePlace(params, { channels: ['jd', 'pdd'] }))).toBe(
    'tab=reports&sort=-pv_count&channel=jd%2Cpdd',
  )
})

test('another table keeps the place, not what was chosen in the table before', () => {
  const params = new URLSearchParams('range=30&tab=commission&list=team&f.status=paid&p=2')
  expect(String(writeTab(params, 'tab', 'reports'))).toBe('range=30&tab=reports')
})

test('a link repeats the place of the screen', () => {
  const { place } = parse('range=30&channel=jd,pdd')
  expect(placeQuery(place, { tab: 'orders' })).toBe('range=30&channel=jd,pdd&tab=orders')
})
