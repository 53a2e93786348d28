import { describe, expect, it } from 'vitest'
import { isIdCard } from './id-card.ts'

/** A number whose check letter is true, as the standard computes it: only the day is in question. */
function numberOf(day: string): string {
  const digits = `110105${day}002`
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * 2 ** (17 - at),
    0,
  )
  return digits + '10X98765432'[sum % 11]
}

describe('the day of birth of a number with a true check letter', () => {
  it.each(['18000101', '21991231', '20000229', '19040229', '20240131', '20240430', '20231201'])(
    '%s is in the calendar',
    (day) => {
      expect(isIdCard(numberOf(day))).toBe(true)
    },
  )

  it.each([
    '17991231',
    '22000101',
    '19000229',
    '21000229',
    '20230229',
    '20240001',
    '20241301',
    '20240100',
    '20240132',
    '20240431',
    '20241131',
  ])('%s is not', (day) => {
    expect(isIdCard(numberOf(day))).toBe(false)
  })
})

it('counts the old numbers in the years of 1900', () => {
  expect(isIdCard('110105040229002')).toBe(true)
  expect(isIdCard('110105000229002')).toBe(false)
})
