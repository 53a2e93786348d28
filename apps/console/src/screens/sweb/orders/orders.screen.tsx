import { commissionBoard } from '../../../features/stats/publish/commission-board.ts'
import { importCommissions } from '../../../features/stats/publish/import-commissions.ts'
import {
  accountIncome,
  accountOrders,
  teamOrders,
} from '../../../features/stats/publish/money-lists.ts'
import { statsScreen } from '../../../features/stats/stats-screen.tsx'

const ROWS = { orders: { tab: 'orders' }, team: { tab: 'team' } } as const

/** @source console spec §2, /sweb/order/list; screens §2.6, StatsScreen */
export const Screen = statsScreen({
  filters: ['channels'],
  board: commissionBoard('/sweb/order/list', ROWS),
  acts: [importCommissions],
  tabs: [accountOrders, teamOrders, accountIncome].map((list) => ({ ...list, lists: [list] })),
})
