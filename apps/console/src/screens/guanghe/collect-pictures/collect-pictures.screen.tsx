import {
  authorsTab,
  goldTab,
  linksTab,
  poolTab,
  recordsTab,
  tableTab,
  tasksTab,
} from '../../../features/collect/collect-tabs.ts'
import type { Start } from '../../../features/collect/pool-search.ts'
import { groupScope } from '../../../features/lists/scopes.ts'
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'

const START: Start = { platform: 'guanghe', kind: 'goods' }

/** @source console spec §2, /guanghe/gh-pic/new; screens §2.6, CollectBoard */
export const Screen = deskScreen({
  scopeAt: groupScope,
  tabs: [poolTab(START), authorsTab, goldTab, linksTab(START), tasksTab, tableTab, recordsTab],
})
