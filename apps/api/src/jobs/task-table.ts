import { batchToPublish } from './batch-to-publish.ts'
import { lookAtLogins } from './carry/look-at-logins.ts'
import { spiderSources } from './carry/spider-sources.ts'
import { syncContentDetails } from './carry/sync-content-detail.ts'
import { syncDaorcAccounts } from './carry/sync-daorc-accounts.ts'
import { collectMaterials } from './materials/collect-materials.ts'
import { syncCommerceItems } from './materials/sync-commerce-items.ts'
import { benchmarkPools } from './pools/benchmark-pools.ts'
import { makeMaterials } from './pools/make-materials.ts'
import { syncPoolItems } from './pools/sync-pool-items.ts'
import { checkAccounts } from './studio/check-accounts.ts'
import { collectStudioSource } from './studio/collect-studio-source.ts'
import { refreshAccounts } from './studio/refresh-accounts.ts'
import { registry } from '../resources/index.ts'
import { createRunExport } from './exports/run-export.ts'
import { dailyStatistics } from './reports/daily-statistics.ts'
import { syncTeamOrders } from './reports/sync-team-orders.ts'
import { todayReport } from './reports/today-report.ts'
import type { Task } from './task.ts'

/** Every kind of background work. */
export const TASKS: ReadonlyMap<string, Task> = taskTable([batchToPublish, benchmarkPools, makeMaterials, syncPoolItems, collectMaterials, syncCommerceItems, createRunExport(() => registry), dailyStatistics, syncTeamOrders, todayReport, lookAtLogins, spiderSources, syncContentDetails, syncDaorcAccounts, collectStudioSource, checkAccounts, refreshAccounts])

export function taskTable(tasks: readonly Task[]): ReadonlyMap<string, Task> {
  const table = new Map(tasks.map((task) => [task.kind, task]))
  if (table.size !== tasks.length) throw new Error('two tasks share a kind')
  return table
}
