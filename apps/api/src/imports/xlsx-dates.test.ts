import { expect, it } from 'vitest'
import { toDateText } from './xlsx-dates.ts'

it.each([
  ['45000', '2023-03-15'],
  ['45000.25', '2023-03-15 06:00:00'],
  ['61', '1900-03-01'],
  ['0.5', '12:00:00'],
  ['1.5', '1899-12-31 12:00:00'],
  ['0', '1899-12-30'],
  ['2958465', '9999-12-31'],
])('the day number %s is %s', (value, text) => {
  expect(toDateText(value)).toBe(text)
})

it.each(['', 'abc', '-1', '2958466', 'Infinity', '2023-03-15'])('%j stays as it is', (value) => {
  expect(toDateText(value)).toBe(value)
})

it('a day that no calendar of four digits has stays as it is, counted from 1904 too', () => {
  expect(toDateText('2957003', true)).toBe('9999-12-31')
  expect(toDateText('2957004', true)).toBe('2957004')
  expect(toDateText('-1', true)).toBe('-1')
})
