import { agencyBoard } from '../../../features/stats/agency/agency-board.ts'
import { agencyAccounts, boundCreators } from '../../../features/stats/agency/agency-lists.ts'
import { AgencyTable } from '../../../features/stats/agency/agency-table.tsx'
import { PeopleTable } from '../../../features/stats/agency/people-table.tsx'
import { accountIncome, dailyReports } from '../../../features/stats/publish/money-lists.ts'
import { statsScreen } from '../../../features/stats/stats-screen.tsx'
import { i18n } from '../../../kernel/i18n/i18n.ts'

/** @source console spec §2, /guanghe/agent/list; screens §2.6, StatsScreen */
export const Screen = statsScreen({
  filters: ['channels', 'agencies'],
  board: agencyBoard,
  tabs: [
    {
      id: 'agencies',
      label: () => i18n.t('figures.tab.agencies'),
      operation: 'users.signing_statistics',
      Part: AgencyTable,
    },
    { ...agencyAccounts, lists: [agencyAccounts] },
    { ...dailyReports, lists: [dailyReports] },
    { ...accountIncome, lists: [accountIncome] },
    {
      id: 'people',
      label: () => i18n.t('figures.tab.people'),
      operation: 'users.signing_statistics',
      Part: PeopleTable,
    },
    { ...boundCreators, lists: [boundCreators] },
  ],
})
