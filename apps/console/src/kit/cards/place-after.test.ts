import { expect, test } from 'vitest'
import { placeAfter } from './place-after.ts'

const grid = { columns: 4, count: 10 }
test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 8, 9],
  ['ArrowUp', 5, 1],
  ['Home', 7, 0],
  ['End', 2, 9],
  ['a', 2, undefined],
])('%s at %i leads to %s', (key, at, next) => {
  expect(placeAfter(key, at, grid)).toBe(next)
})
