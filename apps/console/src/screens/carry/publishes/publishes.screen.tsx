import * as fields from '@omc/sdk/fields/carry_publishes'
import { channelOptions } from '../../../features/channels/channels.ts'
import { ContentStatusChip } from '../../../features/contents/content-status-chip.tsx'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { routeTitle } from '../../../kernel/i18n/route-title.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { listScreen } from '../../../kit/list/list-screen.tsx'

export { texts } from './publishes.zh.ts'

/** @source console spec §2, /carry/publish/list; resources document §3 carry_publishes */
export const publishList = defineList('carry_publishes', {
  title: () => routeTitle('/carry/publish/list'),
  columns: {
    title: fields.title,
    status: fields.status,
    channel: fields.channel,
    source_user: fields.source_user,
    feed_id: fields.feed_id,
    pv_count: fields.pv_count,
    like_count: fields.like_count,
    published_at: fields.published_at,
  },
  beside: ['cover'],
  cells: {
    title: ({ row }) => <TitleWithCover title={row.title} cover={row.cover} />,
    status: ({ row }) => <ContentStatusChip status={row.status} fact={fields.status} />,
  },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-1/3 touch:max-w-none touch:w-auto' },
  },
  sorts: ['published_at', 'pv_count', 'like_count'],
  defaultSort: '-published_at',
  searchHint: () => i18n.t('publish.search'),
  filters: [
    choiceFilter('status', fields.status, { without: ['deleted'] }),
    {
      kind: 'choice',
      name: 'channel',
      label: () => fieldLabel(fields.channel),
      options: channelOptions,
    },
    {
      kind: 'days',
      name: 'published',
      label: () => fieldLabel(fields.published_at),
      since: 'published_since',
      until: 'published_until',
    },
  ],
  rowName: ({ title }) => title,
  empty: () => ({ title: i18n.t('publish.empty'), description: i18n.t('publish.emptyHint') }),
})

export const Screen = listScreen(publishList)
