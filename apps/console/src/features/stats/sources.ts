import { source } from './stats-source.ts'

/** Sources of the figures of several screens. */
export const publishes = source('carry_publishes.statistics', {
  filters: { channels: 'channel', accounts: 'studio_account_id' },
})
export const creativePublishes = source('creative_publishes.statistics', {
  filters: { channels: 'channel', accounts: 'studio_account_id' },
})
export const contents = source('carry_contents.statistics', {
  filters: { channels: 'channel', accounts: 'assigned_account_id' },
})
export const reports = source('smart_publish_reports.totals', {
  days: 'filter',
  filters: { channels: 'platform', accounts: 'studio_account_id', agencies: 'mcn_name' },
})
export const incomes = source('studio_income_summaries.totals', {
  days: 'filter',
  filters: { channels: 'platform', accounts: 'studio_account_id', agencies: 'mcn_name' },
})
export const commissions = source('business_teams.cps_statistics', {
  filters: { channels: 'platform' },
})
