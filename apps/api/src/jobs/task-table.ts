import { registry } from '../resources/index.ts'
import { changeMatching } from './bulk/change-matching.ts'
import { undoPortions } from './bulk/undo-portions.ts'
import { lookAtLogins } from './carry/look-at-logins.ts'
import { publishProcessed } from './carry/publish-processed.ts'
import { spiderSources } from './carry/spider-sources.ts'
import { syncContentDetails } from './carry/sync-content-detail.ts'
import { syncDaorcAccounts } from './carry/sync-daorc-accounts.ts'
import { transcribeContents } from './carry/transcribe-contents.ts'
import { syncDarenList } from './daren/sync-daren-list.ts'
import { createRunExport } from './exports/run-export.ts'
import { syncGoldRanks } from './gold/sync-gold-ranks.ts'
import { collectMaterials } from './materials/collect-materials.ts'
import { syncCommerceItems } from './materials/sync-commerce-items.ts'
import { runPlan } from './plans/run-plan.ts'
import { benchmarkPools } from './pools/benchmark-pools.ts'
import { makeMaterials } from './pools/make-materials.ts'
import { syncPoolItems } from './pools/sync-pool-items.ts'
import { dailyStatistics } from './reports/daily-statistics.ts'
import { syncTeamOrders } from './reports/sync-team-orders.ts'
import { todayReport } from './reports/today-report.ts'
import { importRemoteData } from './smart/import-remote-data.ts'
import { checkAccounts } from './studio/check-accounts.ts'
import { collectStudioSource } from './studio/collect-studio-source.ts'
import { refreshAccounts } from './studio/refresh-accounts.ts'
import type { Task } from './task.ts'
import { syncWindmillCrowds } from './windmill/sync-windmill-crowds.ts'

/** Every kind of background work. */
export const TASKS: ReadonlyMap<string, Task> = taskTable([
  benchmarkPools,
  makeMaterials,
  syncPoolItems,
  collectMaterials,
  syncCommerceItems,
  createRunExport(() => registry),
  dailyStatistics,
  runPlan,
  syncTeamOrders,
  todayReport,
  lookAtLogins,
  publishProcessed,
  spiderSources,
  syncContentDetails,
  transcribeContents,
  syncDaorcAccounts,
  importRemoteData,
  collectStudioSource,
  checkAccounts,
  refreshAccounts,
  syncDarenList,
  syncGoldRanks,
  syncWindmillCrowds,
  undoPortions(registry),
  ...registry.operations.flatMap((operation) =>
    operation.bulk ? changeMatching(registry, operation, operation.bulk) : [],
  ),
])

export function taskTable(tasks: readonly Task[]): ReadonlyMap<string, Task> {
  const table = new Map(tasks.map((task) => [task.kind, task]))
  if (table.size !== tasks.length) throw new Error('two tasks share a kind')
  return table
}
