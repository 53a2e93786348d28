import { expect, test } from 'vitest'
import { idleDays, taskMark } from './task-age.ts'

const NOW = Date.parse('2026-05-10T12:00:00Z')
const task = (created_at: string, more: object = {}) => ({
  created_at,
  closed_at: null,
  contents_count: 0,
  ...more,
})

test('an open task without contents warns after 2 days, and is urgent after 5', () => {
  expect(taskMark(task('2026-05-08T12:00:01Z'), NOW)).toBeNull()
  expect(taskMark(task('2026-05-08T12:00:00Z'), NOW)).toBe('warning')
  expect(taskMark(task('2026-05-05T12:00:01Z'), NOW)).toBe('warning')
  expect(taskMark(task('2026-05-05T12:00:00Z'), NOW)).toBe('danger')
})

test('a task that has contents or is closed waits for nobody', () => {
  const old = '2026-01-01T00:00:00Z'
  expect(idleDays(task(old, { contents_count: 1 }), NOW)).toBe(0)
  expect(taskMark(task(old, { closed_at: old }), NOW)).toBeNull()
})
