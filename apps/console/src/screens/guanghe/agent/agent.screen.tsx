import { accountBoard } from '../../../features/stats/agency/account-board.ts'
import { AccountHead } from '../../../features/stats/agency/account-head.tsx'
import { accountPublishes } from '../../../features/stats/agency/agency-lists.ts'
import {
  accountIncome,
  accountOrders,
  dailyReports,
} from '../../../features/stats/publish/money-lists.ts'
import { statsScreen } from '../../../features/stats/stats-screen.tsx'

/** @source console spec §2, /guanghe/agent/detail; screens §2.6, StatsScreen */
export const Screen = statsScreen({
  filters: [],
  needsAccount: true,
  Head: AccountHead,
  board: accountBoard,
  tabs: [dailyReports, accountIncome, accountOrders, accountPublishes].map((list) => ({
    ...list,
    lists: [list],
  })),
})
