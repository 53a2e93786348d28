import { CHANNELS } from '@omc/core'
import * as fields from '@omc/sdk/fields/smart_publish_reports'
import { RotateCw } from 'lucide-react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { CountText } from '../../../kit/list/cells.tsx'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

export { texts } from './smart-publish-reports.zh.ts'

type Row = AskedRow<
  'smart_publish_reports',
  'reported_count' | 'published_count' | 'pv_count' | 'like_count'
>

const Peek = panelPart(async () => (await import('./smart-publish-report.peek.tsx')).Peek)

/** A figure of posts of which the channel has told none is not known. */
function Told({ row, name }: { readonly row: Row; readonly name: 'pv_count' | 'like_count' }) {
  const isUnknown = row.reported_count === 0 && row.published_count > 0
  return isUnknown ? <span className="text-fg3">—</span> : <CountText count={row[name]} />
}

/** @source screens §2.4, smart_publish_reports */
export const list = defineList('smart_publish_reports', {
  title: () => i18n.t('publishReport.title'),
  columns: {
    record_date: fields.record_date,
    nickname: fields.nickname,
    platform: fields.platform,
    published_count: fields.published_count,
    refused_count: fields.refused_count,
    pv_count: fields.pv_count,
    like_count: fields.like_count,
    orders_count: fields.orders_count,
    cps_amount: fields.cps_amount,
    synced_at: fields.synced_at,
  },
  beside: ['reported_count'],
  cells: {
    pv_count: ({ row }) => <Told row={row} name="pv_count" />,
    like_count: ({ row }) => <Told row={row} name="like_count" />,
  },
  looks: { record_date: { align: 'start' }, nickname: { inCard: 'title' } },
  sorts: ['record_date', 'published_count', 'pv_count'],
  defaultSort: '-record_date',
  size: 100,
  searchHint: () => i18n.t('publishReport.search'),
  filters: [
    platformFilter('platform', fields.platform, CHANNELS),
    recordFilter('studio_account_id', fields.studio_account_id, 'studio_accounts.get_select'),
    { kind: 'words', name: 'uid', label: () => fieldLabel(fields.uid) },
  ],
  scope: {
    channels: 'platform',
    account: 'studio_account_id',
    agency: 'mcn_name',
    since: 'since',
    until: 'until',
  },
  figures: {
    operation: 'smart_publish_reports.totals',
    sums: {
      published_count: fields.published_count,
      refused_count: fields.refused_count,
      pv_count: fields.pv_count,
      like_count: fields.like_count,
      orders_count: fields.orders_count,
      cps_amount: fields.cps_amount,
    },
  },
  Peek,
  page: [
    runs('smart_publish_reports.sync_today_report', {
      label: () => i18n.t('publishReport.sync'),
      icon: <RotateCw size={14} aria-hidden />,
      args: () => ({}),
      done: () => i18n.t('publishReport.synced'),
    }),
  ],
  rowName: ({ record_date: day, nickname }) => `${day} ${nickname}`,
  empty: () => ({
    title: i18n.t('publishReport.empty'),
    description: i18n.t('publishReport.emptyHint'),
    act: 'smart_publish_reports.sync_today_report',
  }),
})
