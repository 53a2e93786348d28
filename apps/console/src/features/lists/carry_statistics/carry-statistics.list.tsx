import * as fields from '@omc/sdk/fields/carry_statistics'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { CutText } from '../../../kit/list/cut-text.tsx'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { channelOptions } from '../../channels/channels.ts'

export { texts } from './carry-statistics.zh.ts'

const Peek = panelPart(async () => (await import('./carry-statistic.peek.tsx')).Peek)

/**
 * The same work counted by content, by account and by person: a screen fixes one of them, so that
 * its sums count nothing twice. @source screens §2.4, carry_statistics
 */
export const list = defineList('carry_statistics', {
  title: () => i18n.t('carryFigure.title'),
  columns: {
    record_date: fields.record_date,
    title: fields.title,
    channel: fields.channel,
    publish_count: fields.publish_count,
    pv_count: fields.pv_count,
    like_count: fields.like_count,
    collect_count: fields.collect_count,
    comment_count: fields.comment_count,
    cps_amount: fields.cps_amount,
  },
  cells: { title: ({ row }) => <CutText text={row.title} /> },
  looks: {
    record_date: { align: 'start' },
    title: { inCard: 'title', className: 'max-w-0 w-1/4' },
  },
  sorts: ['record_date', 'pv_count', 'like_count'],
  defaultSort: '-record_date',
  size: 100,
  searchHint: () => i18n.t('carryFigure.search'),
  filters: [
    {
      kind: 'choice',
      name: 'channel',
      label: () => fieldLabel(fields.channel),
      options: channelOptions,
    },
    { kind: 'words', name: 'keyword', label: () => fieldLabel(fields.keyword) },
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
  ],
  scope: { channels: 'channel', since: 'since', until: 'until' },
  figures: {
    operation: 'carry_statistics.totals',
    sums: {
      publish_count: fields.publish_count,
      pv_count: fields.pv_count,
      like_count: fields.like_count,
      collect_count: fields.collect_count,
      comment_count: fields.comment_count,
      cps_amount: fields.cps_amount,
    },
  },
  Peek,
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('carryFigure.empty'),
    description: i18n.t('carryFigure.emptyHint'),
  }),
})
