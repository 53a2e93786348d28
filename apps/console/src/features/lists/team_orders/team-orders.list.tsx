import { CHANNELS } from '@omc/core'
import * as fields from '@omc/sdk/fields/team_orders'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { CutText } from '../../../kit/list/cut-text.tsx'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

export { texts } from './team-orders.zh.ts'

const Peek = panelPart(async () => (await import('./team-order.peek.tsx')).Peek)

/** @source screens §2.4, team_orders */
export const list = defineList('team_orders', {
  title: () => i18n.t('teamOrder.title'),
  columns: {
    record_date: fields.record_date,
    order_id: fields.order_id,
    item_title: fields.item_title,
    nickname: fields.nickname,
    platform: fields.platform,
    status: fields.status,
    amount: fields.amount,
    cps_amount: fields.cps_amount,
  },
  cells: { item_title: ({ row }) => <CutText text={row.item_title} /> },
  looks: {
    record_date: { align: 'start' },
    item_title: {
      inCard: 'title',
      className: 'max-w-0 w-1/4',
    },
  },
  sorts: ['record_date'],
  defaultSort: '-record_date',
  size: 100,
  searchHint: () => i18n.t('teamOrder.search'),
  filters: [
    platformFilter('platform', fields.platform, CHANNELS),
    choiceFilter('status', fields.status),
    { kind: 'words', name: 'team_relation_id', label: () => fieldLabel(fields.team_relation_id) },
    { kind: 'words', name: 'month', label: () => fieldLabel(fields.month) },
  ],
  moreFilters: [
    { kind: 'words', name: 'uid', label: () => fieldLabel(fields.uid) },
    { kind: 'words', name: 'item_id', label: () => fieldLabel(fields.item_id) },
  ],
  scope: { channels: 'platform', since: 'since', until: 'until' },
  figures: {
    operation: 'team_orders.totals',
    sums: { amount: fields.amount, cps_amount: fields.cps_amount },
  },
  Peek,
  rowName: ({ order_id: number }) => number,
  empty: () => ({
    title: i18n.t('teamOrder.empty'),
    description: i18n.t('teamOrder.emptyHint'),
  }),
})
