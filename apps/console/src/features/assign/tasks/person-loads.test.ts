import { expect, test } from 'vitest'
import { personLoads } from './person-loads.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')
const task = (id: string, userId: string | null, at: string) => ({
  id,
  user_id: userId,
  created_at: at,
})

test('counts the open tasks of each person and the age of the oldest, the fewest first', () => {
  const people = [
    { id: '1', name: '李雷' },
    { id: '2', name: '韩梅' },
    { id: '3', name: '阿明' },
  ]
  const tasks = [
    task('a', '1', '2026-11-24T11:00:00Z'),
    task('b', '1', '2026-11-27T00:00:00Z'),
    task('c', '2', '2026-11-28T11:59:00Z'),
    task('d', null, '2026-01-01T00:00:00Z'),
    task('e', '9', '2026-01-01T00:00:00Z'),
  ]
  expect(personLoads(people, tasks, NOW)).toEqual([
    { id: '3', name: '阿明', openCount: 0, oldestDays: null },
    { id: '2', name: '韩梅', openCount: 1, oldestDays: 0 },
    { id: '1', name: '李雷', openCount: 2, oldestDays: 4 },
  ])
})

test('a task from a clock ahead is of today', () => {
  const [load] = personLoads(
    [{ id: '1', name: '李雷' }],
    [task('a', '1', '2026-11-29T00:00:00Z')],
    NOW,
  )
  expect(load?.oldestDays).toBe(0)
})
