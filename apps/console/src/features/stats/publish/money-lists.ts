import { i18n } from '../../../kernel/i18n/i18n.ts'
import { deskTab } from '../../../kit/desk/desk-definition.ts'

export const accountOrders = deskTab(
  {
    id: 'orders',
    label: () => i18n.t('figures.tab.orders'),
    operation: 'studio_orders.list',
  },
  () => import('../../lists/studio_orders/studio-orders.list.tsx'),
  () => import('../../lists/studio_orders/studio-orders.en.ts'),
)

export const teamOrders = deskTab(
  {
    id: 'team',
    label: () => i18n.t('figures.tab.team'),
    operation: 'team_orders.list',
  },
  () => import('../../lists/team_orders/team-orders.list.tsx'),
  () => import('../../lists/team_orders/team-orders.en.ts'),
)

export const accountIncome = deskTab(
  {
    id: 'income',
    label: () => i18n.t('figures.tab.income'),
    operation: 'studio_income_summaries.list',
  },
  () => import('../../lists/studio_income_summaries/studio-income-summaries.list.tsx'),
  () => import('../../lists/studio_income_summaries/studio-income-summaries.en.ts'),
)

export const dailyReports = deskTab(
  {
    id: 'reports',
    label: () => i18n.t('figures.tab.reports'),
    operation: 'smart_publish_reports.list',
  },
  () => import('../../lists/smart_publish_reports/smart-publish-reports.list.tsx'),
  () => import('../../lists/smart_publish_reports/smart-publish-reports.en.ts'),
)
