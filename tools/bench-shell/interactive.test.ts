import { expect, test } from 'vitest'
import { blockedMs, interactiveAt } from './interactive.ts'

const tasks = [
  { fromMs: 100, untilMs: 400 },
  { fromMs: 900, untilMs: 1_010 },
]

test('is interactive after the last long task, and not before it can be used', () => {
  expect(interactiveAt(950, tasks)).toBe(1_010)
  expect(interactiveAt(1_200, tasks)).toBe(1_200)
  expect(interactiveAt(1_200, [])).toBe(1_200)
})

test('is blocked by what is over 50 ms of each task until then', () => {
  expect(blockedMs(tasks, 1_010)).toBe(250 + 60)
  expect(blockedMs(tasks, 900)).toBe(250)
})
