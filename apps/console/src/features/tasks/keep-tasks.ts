import { keptValue } from '@omc/shell'
import { subscribe } from 'valtio'
import { tabStore } from '../../kernel/ports/browser-stores.ts'
import type { Services } from '../../kernel/services/services-context.ts'
import { addTask, taskStore } from '../../kit/tasks/task-store.ts'
import { isOpen, type CallsTask, type Task } from '../../kit/tasks/task.ts'
import { trackJob } from '../../kit/tasks/track-job.ts'
import { parseKeptTasks, type KeptTasks } from './kept-tasks.ts'

export const keptTasks = () =>
  keptValue<KeptTasks | null>({
    key: 'omc.tasks',
    fallback: null,
    parse: parseKeptTasks,
    store: tabStore,
  })

/**
 * Brings back the tasks of this browser tab from before a reload, and keeps them from now on. Jobs
 * go on at the server; calls of the page were interrupted.
 *
 * @returns stops keeping
 */
export function keepTasks(services: Services, owner: string): () => void {
  const kept = keptTasks()
  const before = kept.read()
  if (before?.owner === owner) {
    for (const task of before.calls.toReversed()) addTask(interrupted(task))
    for (const job of before.jobs.toReversed()) trackJob(services, job)
  }
  const keep = () => kept.write(toKeep(owner, taskStore.list))
  keep()
  return subscribe(taskStore, keep)
}

const interrupted = (task: KeptTasks['calls'][number]): CallsTask => ({
  ...task,
  kind: 'calls',
  state: task.isEnded ? 'stopped' : 'interrupted',
  why: null,
  rows: [],
})

const toKeep = (owner: string, list: readonly Task[]): KeptTasks => ({
  owner,
  calls: list.flatMap((task) =>
    task.kind === 'calls' && task.state !== 'done'
      ? [
          {
            id: task.id,
            title: task.title,
            operation: task.operation,
            startedAt: task.startedAt,
            totalCount: task.totalCount,
            doneCount: task.doneCount,
            failedCount: task.failedCount,
            undoIds: task.undoIds,
            isEnded: !isOpen(task) && task.state !== 'interrupted',
          },
        ]
      : [],
  ),
  jobs: list.flatMap((task) =>
    task.kind === 'job'
      ? [
          {
            jobId: task.jobId,
            title: task.title,
            operation: task.operation,
            startedAt: task.startedAt,
            ...(task.exportId === null ? {} : { exportId: task.exportId }),
          },
        ]
      : [],
  ),
})
