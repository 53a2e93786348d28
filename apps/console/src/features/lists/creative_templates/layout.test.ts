import { expect, test } from 'vitest'
import { FIRST_LAYOUT, isSound } from './layout.ts'

const SIZE = { width: 800, height: 800 }

test('the first layout of a template fits its size', () => {
  expect(isSound(FIRST_LAYOUT, SIZE)).toBe(true)
  expect(isSound({ ...FIRST_LAYOUT, title: null, price: null }, SIZE)).toBe(true)
})

test('a box that leaves the picture, and a colour that is none, are faults', () => {
  expect(isSound(FIRST_LAYOUT, { width: 800, height: 700 })).toBe(false)
  expect(isSound({ ...FIRST_LAYOUT, background: 'red' }, SIZE)).toBe(false)
  const picture = { ...FIRST_LAYOUT.picture, x: NaN }
  expect(isSound({ ...FIRST_LAYOUT, picture }, SIZE)).toBe(false)
  expect(isSound(undefined, SIZE)).toBe(false)
})
