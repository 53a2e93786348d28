import * as fields from '@omc/sdk/fields/smart_publishes'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { CutText } from '../../../kit/list/cut-text.tsx'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { channelOptions } from '../../channels/channels.ts'
import { PUBLISHING } from '../filled-by.ts'

export { texts } from './smart-publishes.zh.ts'

/** @source resources document §3 smart_publishes */
export const list = defineList('smart_publishes', {
  title: () => i18n.t('smartPublish.title'),
  columns: {
    title: fields.title,
    channel: fields.channel,
    pv_count: fields.pv_count,
    like_count: fields.like_count,
    collect_count: fields.collect_count,
    comment_count: fields.comment_count,
    release_at: fields.release_at,
  },
  cells: { title: ({ row }) => <CutText text={row.title} /> },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-2/5' },
  },
  sorts: ['release_at', 'pv_count', 'like_count'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('smartPublish.search'),
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
  ],
  moreFilters: [{ kind: 'words', name: 'feed_id', label: () => fieldLabel(fields.feed_id) }],
  scope: { channels: 'channel' },
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('smartPublish.empty'),
    description: i18n.t('smartPublish.emptyHint'),
    filledBy: PUBLISHING,
  }),
})
