import { expect, test } from 'vitest'
import { focusedByClosing, focusedByKey } from './tab-keys.ts'

test('arrows move the focus around the tabs, Home and End to their ends', () => {
  const from = (at: number) =>
    ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => focusedByKey(key, at, 3))
  expect(from(0)).toEqual([1, 2, 0, 2, null])
  expect(from(2)).toEqual([0, 1, 0, 2, null])
  expect(focusedByKey('ArrowRight', 0, 1)).toBe(0)
})

test('a closed tab gives the focus to the next tab, the last one to the tab before it', () => {
  expect([0, 1, 2].map((at) => focusedByClosing(at, 3))).toEqual([1, 2, 1])
  expect(focusedByClosing(0, 1)).toBe(null)
})
