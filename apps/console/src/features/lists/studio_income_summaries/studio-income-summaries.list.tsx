import { CHANNELS } from '@omc/core'
import * as fields from '@omc/sdk/fields/studio_income_summaries'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

export { texts } from './studio-income-summaries.zh.ts'

const Peek = panelPart(async () => (await import('./studio-income-summary.peek.tsx')).Peek)

/** @source screens §2.4, studio_income_summaries */
export const list = defineList('studio_income_summaries', {
  title: () => i18n.t('accountIncome.title'),
  columns: {
    record_date: fields.record_date,
    nickname: fields.nickname,
    platform: fields.platform,
    orders_count: fields.orders_count,
    paid_count: fields.paid_count,
    settled_count: fields.settled_count,
    refunded_count: fields.refunded_count,
    amount: fields.amount,
    cps_amount: fields.cps_amount,
    settled_cps_amount: fields.settled_cps_amount,
  },
  looks: { record_date: { align: 'start' }, nickname: { inCard: 'title' } },
  sorts: ['record_date'],
  defaultSort: '-record_date',
  size: 100,
  searchHint: () => i18n.t('accountIncome.search'),
  filters: [
    platformFilter('platform', fields.platform, CHANNELS),
    recordFilter('studio_account_id', fields.studio_account_id, 'studio_accounts.get_select'),
    { kind: 'words', name: 'month', label: () => fieldLabel(fields.month) },
  ],
  scope: {
    channels: 'platform',
    account: 'studio_account_id',
    agency: 'mcn_name',
    since: 'since',
    until: 'until',
  },
  figures: {
    operation: 'studio_income_summaries.totals',
    sums: {
      orders_count: fields.orders_count,
      paid_count: fields.paid_count,
      settled_count: fields.settled_count,
      refunded_count: fields.refunded_count,
      amount: fields.amount,
      cps_amount: fields.cps_amount,
      settled_cps_amount: fields.settled_cps_amount,
    },
  },
  Peek,
  rowName: ({ record_date: day, nickname }) => `${day} ${nickname}`,
  empty: () => ({
    title: i18n.t('accountIncome.empty'),
    description: i18n.t('accountIncome.emptyHint'),
  }),
})
