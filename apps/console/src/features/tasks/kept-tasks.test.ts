import { expect, test } from 'vitest'
import { parseKeptTasks } from './kept-tasks.ts'

const calls = {
  id: 'task-1',
  title: 'Move',
  operation: 'carry_contents.batch_content_status',
  startedAt: 1,
  totalCount: 1284,
  doneCount: 500,
  failedCount: 2,
  undoIds: ['7'],
  isEnded: false,
}

test('reads tasks as they were stored', () => {
  const job = { jobId: '5', title: 'Export', operation: 'exports.create', startedAt: 1 }
  const kept = { owner: 'manager', calls: [calls], jobs: [job] }
  expect(parseKeptTasks(kept)).toEqual(kept)
})

test('leaves out entries that cannot be read', () => {
  const kept = {
    owner: 'manager',
    calls: [{ ...calls, operation: 'carry_contents.list' }, { ...calls, doneCount: -1 }, null],
    jobs: [{ jobId: 'x', title: 'Export', startedAt: 1 }],
  }
  expect(parseKeptTasks(kept)).toEqual({ owner: 'manager', calls: [], jobs: [] })
  expect(parseKeptTasks({ calls: [] })).toBeNull()
})
