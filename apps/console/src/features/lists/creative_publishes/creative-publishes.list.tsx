import * as fields from '@omc/sdk/fields/creative_publishes'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { CutText } from '../../../kit/list/cut-text.tsx'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { channelOptions } from '../../channels/channels.ts'
import { PUBLISHING } from '../filled-by.ts'

export { texts } from './creative-publishes.zh.ts'

/** @source resources document §3 creative_publishes */
export const list = defineList('creative_publishes', {
  title: () => i18n.t('creativePublish.title'),
  columns: {
    title: fields.title,
    channel: fields.channel,
    brand: fields.brand,
    topic: fields.topic,
    pv_count: fields.pv_count,
    like_count: fields.like_count,
    release_at: fields.release_at,
  },
  cells: {
    title: ({ row }) => <CutText text={row.title} />,
    brand: ({ row }) => <CutText text={row.brand || '—'} />,
    topic: ({ row }) => <CutText text={row.topic || '—'} />,
  },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-2/5' },
    brand: { className: 'max-w-40' },
    topic: { className: 'max-w-40' },
  },
  sorts: ['release_at', 'pv_count', 'like_count'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('creativePublish.search'),
  filters: [
    {
      kind: 'choice',
      name: 'channel',
      label: () => fieldLabel(fields.channel),
      options: channelOptions,
    },
    recordFilter('studio_account_id', fields.studio_account_id, 'studio_accounts.get_select'),
    {
      kind: 'days',
      name: 'release',
      label: () => fieldLabel(fields.release_at),
      since: 'release_since',
      until: 'release_until',
    },
    { kind: 'words', name: 'brand', label: () => fieldLabel(fields.brand) },
    { kind: 'words', name: 'topic', label: () => fieldLabel(fields.topic) },
  ],
  moreFilters: [
    { kind: 'words', name: 'feed_id', label: () => fieldLabel(fields.feed_id) },
    {
      kind: 'days',
      name: 'created',
      label: () => fieldLabel(fields.created_at),
      since: 'created_since',
      until: 'created_until',
    },
  ],
  scope: { channels: 'channel' },
  figures: {
    operation: 'creative_publishes.statistics',
    sums: {
      pv_count: fields.pv_count,
      like_count: fields.like_count,
      collect_count: fields.collect_count,
      comment_count: fields.comment_count,
    },
  },
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('creativePublish.empty'),
    description: i18n.t('creativePublish.emptyHint'),
    filledBy: PUBLISHING,
  }),
})
