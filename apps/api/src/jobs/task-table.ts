import { batchToPublish } from './batch-to-publish.ts'
import { lookAtLogins } from './carry/look-at-logins.ts'
import { spiderSources } from './carry/spider-sources.ts'
import { syncDaorcAccounts } from './carry/sync-daorc-accounts.ts'
import { collectStudioSource } from './studio/collect-studio-source.ts'
import { registry } from '../resources/index.ts'
import { createRunExport } from './exports/run-export.ts'
import type { Task } from './task.ts'

/** Every kind of background work. */
export const TASKS: ReadonlyMap<string, Task> = taskTable([batchToPublish, createRunExport(() => registry), lookAtLogins, spiderSources, syncDaorcAccounts, collectStudioSource])

export function taskTable(tasks: readonly Task[]): ReadonlyMap<string, Task> {
  const table = new Map(tasks.map((task) => [task.kind, task]))
  if (table.size !== tasks.length) throw new Error('two tasks share a kind')
  return table
}
