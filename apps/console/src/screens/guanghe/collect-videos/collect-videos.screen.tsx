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
import { deskScreen } from '../../../kit/desk/desk-screen.tsx'

const START: Start = { platform: 'douyin', kind: 'content' }

/** @source console spec §2, /guanghe/gh-video/douyin; screens §2.6, CollectBoard */
export const Screen = deskScreen({
  scopeAt: () => ({ sources: ['douyin'] }),
  tabs: [authorsTab, poolTab(START), linksTab(START), tasksTab, goldTab, tableTab, recordsTab],
})
