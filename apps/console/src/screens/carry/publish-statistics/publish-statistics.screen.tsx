import { commissionBoard } from '../../../features/stats/publish/commission-board.ts'
import { creativeBoard } from '../../../features/stats/publish/creative-board.ts'
import { detailLists } from '../../../features/stats/publish/detail-lists.ts'
import { importCommissions } from '../../../features/stats/publish/import-commissions.ts'
import {
  accountIncome,
  accountOrders,
  dailyReports,
  teamOrders,
} from '../../../features/stats/publish/money-lists.ts'
import { publishBoard } from '../../../features/stats/publish/publish-board.ts'
import { statsScreen } from '../../../features/stats/stats-screen.tsx'
import { i18n } from '../../../kernel/i18n/i18n.ts'

const ROWS = {
  orders: { tab: 'commission', list: 'orders' },
  team: { tab: 'commission', list: 'team' },
} as const

/** @source console spec §2, /carry/publish/statistics; screens §2.6, StatsScreen */
export const Screen = statsScreen({
  filters: ['channels', 'accounts'],
  board: publishBoard,
  acts: [importCommissions],
  tabs: [
    {
      id: 'reports',
      label: () => i18n.t('figures.tab.reports'),
      operation: 'smart_publish_reports.list',
      lists: [dailyReports],
    },
    {
      id: 'details',
      label: () => i18n.t('figures.tab.details'),
      operation: 'carry_statistics.list',
      lists: detailLists,
    },
    {
      id: 'creative',
      label: () => i18n.t('figures.tab.creative'),
      operation: 'creative_publishes.statistics',
      board: creativeBoard,
    },
    {
      id: 'commission',
      label: () => i18n.t('figures.tab.commission'),
      operation: 'business_teams.cps_statistics',
      board: commissionBoard('/carry/publish/statistics', ROWS),
      lists: [accountOrders, teamOrders, accountIncome],
    },
  ],
})
