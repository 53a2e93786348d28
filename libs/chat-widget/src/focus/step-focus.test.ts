import { expect, it } from 'vitest'
import { stepFocus } from './step-focus.ts'

const press = (key: string, from: number, rows: readonly number[], ctrlKey = false) =>
  stepFocus({ key, ctrlKey }, from, rows)

it('walks a row with the arrows to its sides and stops at its ends', () => {
  expect(press('ArrowRight', 0, [3])).toBe(1)
  expect(press('ArrowRight', 2, [3])).toBe(2)
  expect(press('ArrowLeft', 0, [3])).toBe(0)
  expect(press('End', 0, [3])).toBe(2)
  expect(press('ArrowDown', 0, [3])).toBeNull()
})

it('walks a column with the arrows up and down', () => {
  expect(press('ArrowDown', 0, [1, 1])).toBe(1)
  expect(press('ArrowDown', 1, [1, 1])).toBeNull()
  expect(press('ArrowUp', 1, [1, 1])).toBe(0)
  expect(press('Home', 1, [1, 1])).toBe(0)
  expect(press('ArrowRight', 0, [1, 1])).toBeNull()
})

it('keeps the column between rows of a grid, as far as a row has it', () => {
  const rows = [2, 4, 3]
  expect(press('ArrowDown', 1, rows)).toBe(3)
  expect(press('ArrowUp', 5, rows)).toBe(1)
  expect(press('ArrowDown', 5, rows)).toBe(8)
  expect(press('ArrowRight', 1, rows)).toBe(2)
})

it('takes Home and End for the ends of the row, with Ctrl for those of the grid', () => {
  const rows = [2, 4, 3]
  expect(press('Home', 4, rows)).toBe(2)
  expect(press('End', 3, rows)).toBe(5)
  expect(press('Home', 4, rows, true)).toBe(0)
  expect(press('End', 3, rows, true)).toBe(8)
  expect(press('x', 3, rows)).toBeNull()
})
