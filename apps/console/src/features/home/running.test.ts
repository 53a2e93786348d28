import { expect, test } from 'vitest'
import type { Task } from '../../kit/tasks/task.ts'
import type { FleetEntry } from '../publishing/run/run-registry.ts'
import type { Account } from './account-facts.ts'
import { runningRows } from './running.ts'

// as: only these facts count here.
const account = (uid: string, online: boolean, status_count: object) =>
  ({ uid, nickname: `号${uid}`, online, status_count }) as unknown as Account
const entry = (uid: string, phase: string) =>
  ({
    run: { key: uid },
    snapshot: { start: { tag: 'none' }, loop: { phase: { tag: phase } } },
  }) as unknown as FleetEntry
const task = (id: string, state: string) => ({ id, state }) as unknown as Task

const ids = (input: Partial<Parameters<typeof runningRows>[0]>) =>
  runningRows({ fleet: [], interrupted: [], accounts: [], tasks: [], ...input }).map(({ id }) => id)

test('shows interrupted runs first, then live ones and open tasks', () => {
  expect(
    ids({
      fleet: [entry('1', 'submitting'), entry('2', 'idle'), entry('3', 'paused')],
      interrupted: [{ uid: '2', platform: null, name: '二号' }],
      tasks: [task('t1', 'running'), task('t2', 'done'), task('t3', 'queued')],
    }),
  ).toEqual(['interrupted/2', 'run/1', 'run/3', 't1', 't3'])
})

test('shows a run of another device once, and only while it sends', () => {
  expect(
    ids({
      fleet: [entry('1', 'submitting')],
      accounts: [
        account('1', true, { submitting: 1 }),
        account('4', true, { claimed: 1, submitting: 1, queued: 9 }),
        account('5', true, { queued: 9 }),
        account('6', false, { submitting: 1 }),
      ],
    }),
  ).toEqual(['run/1', 'elsewhere/4'])
})
