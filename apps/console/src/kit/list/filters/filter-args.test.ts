import { describe, expect, test } from 'vitest'
import { filterArgs, fixedArgs } from './filter-args.ts'
import type { ListFilter } from './list-filter.ts'
import { numberRange, writeNumberRange } from './number-range.ts'

const label = () => ''
const filters: readonly ListFilter[] = [
  { kind: 'choice', name: 'status', label, options: () => [] },
  { kind: 'flag', name: 'assigned', label, yes: label, no: label },
  { kind: 'days', name: 'updated', label, since: 'updated_since', until: 'updated_until' },
  { kind: 'range', name: 'price', label, min: 'price_min', max: 'price_max', unit: 'yuan' },
  { kind: 'range', name: 'sales', label, min: 'sales_min', unit: 'count' },
  { kind: 'words', name: 'topic', label },
]
const args = (values: Record<string, readonly string[]>) => filterArgs(filters, values)

describe('the values of filters', () => {
  test('become the filters of the contract, each by its kind', () => {
    expect(args({ status: ['fetched', 'checked'], topic: ['tea'], assigned: ['false'] })).toEqual({
      'filter[status]': ['fetched', 'checked'],
      'filter[topic]': ['tea'],
      'filter[assigned]': false,
    })
  })

  test('send each end of a range by itself, and none that is open or cannot be asked for', () => {
    expect(args({ price: ['10..'] })).toEqual({ 'filter[price_min]': 10 })
    expect(args({ price: ['0..9.5'] })).toEqual({
      'filter[price_min]': 0,
      'filter[price_max]': 9.5,
    })
    expect(args({ sales: ['3..9'] })).toEqual({ 'filter[sales_min]': 3 })
    expect(args({ updated: ['2026-07-01..'] })).toHaveProperty(['filter[updated_since]'])
    expect(args({ updated: ['2026-07-01..'] })).not.toHaveProperty(['filter[updated_until]'])
  })

  test('that say nothing ask for nothing', () => {
    expect(args({ price: ['a..b'], status: [], unknown: ['x'] })).toEqual({})
  })
})

describe('filters that always hold', () => {
  const fixed = { channel: ['jd', 'goudong'], available: ['true'] }

  test('are sent whatever a person chose', () => {
    expect(fixedArgs(fixed, {})).toEqual({
      'filter[channel]': ['jd', 'goudong'],
      'filter[available]': true,
    })
  })

  test('let a person choose among their values, and not beyond', () => {
    expect(fixedArgs(fixed, { channel: ['jd'] })['filter[channel]']).toEqual(['jd'])
    expect(fixedArgs(fixed, { channel: ['wetao'] })['filter[channel]']).toEqual(['jd', 'goudong'])
  })
})

test('a range of numbers is read as it is written', () => {
  expect(numberRange('10..50')).toEqual({ min: 10, max: 50 })
  expect(numberRange('-1..x')).toBeNull()
  expect(writeNumberRange({ min: null, max: 5 })).toBe('..5')
  expect(writeNumberRange({ min: null, max: null })).toBe('')
})
