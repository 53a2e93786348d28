import { SOURCES } from '@omc/core'
import * as fields from '@omc/sdk/fields/carry_contents'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { statusTabs } from '../../../kit/list/filters/status-tabs.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelWith } from '../../../kit/list/panel-with.ts'
import { platformName } from '../../../kit/list/platform-name.ts'
import { channelOptions } from '../../channels/channels.ts'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'
import { COLLECTING } from '../filled-by.ts'
import { bulk, carryContentPanels, page, row } from './carry-content.acts.tsx'

export { texts } from './carry-contents.zh.ts'

const Peek = panelWith(
  carryContentPanels,
  async () => (await import('./carry-content.peek.tsx')).Peek,
)

/** @source console spec §2, /carry/content/list; resources document §3 carry_contents */
export const list = defineList('carry_contents', {
  title: () => i18n.t('carryContent.title'),
  columns: {
    title: fields.title,
    status: fields.status,
    channel: fields.channel,
    source: fields.source,
    category: fields.category,
    play: fields.play,
    like_count: fields.like_count,
    updated_at: fields.updated_at,
  },
  beside: ['cover', 'assigned_account_id'],
  cells: {
    title: ({ row: one }) => <TitleWithCover title={one.title} cover={one.cover} />,
    status: ({ row: { status } }) => <ContentStatusChip status={status} fact={fields.status} />,
  },
  grid: { cover: 'cover', mark: 'status' },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-2/5' },
  },
  sorts: ['updated_at', 'title', 'play', 'like_count'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('carryContent.search'),
  filters: [
    choiceFilter('status', fields.status, { without: ['deleted'] }),
    {
      kind: 'choice',
      name: 'channel',
      label: () => fieldLabel(fields.channel),
      options: () => [
        { value: 'none', label: i18n.t('carryContent.noChannel') },
        ...channelOptions(),
      ],
    },
    {
      kind: 'choice',
      name: 'source',
      label: () => fieldLabel(fields.source),
      options: () => SOURCES.map((value) => ({ value, label: platformName(value) })),
    },
    {
      kind: 'days',
      name: 'updated',
      label: () => fieldLabel(fields.updated_at),
      since: 'updated_since',
      until: 'updated_until',
    },
  ],
  moreFilters: [
    {
      kind: 'remote',
      name: 'business_category_id',
      label: () => fieldLabel(fields.business_category_id),
      options: 'business_categories.get_select',
    },
    {
      kind: 'remote',
      name: 'user_id',
      label: () => fieldLabel(fields.user_id),
      options: 'users.get_role_select',
    },
    {
      kind: 'flag',
      name: 'assigned',
      label: () => i18n.t('carryContent.assigned'),
      yes: () => i18n.t('carryContent.hasOwner'),
      no: () => i18n.t('carryContent.noOwner'),
    },
    { kind: 'words', name: 'topic', label: () => fieldLabel(fields.topic) },
    {
      kind: 'days',
      name: 'created',
      label: () => fieldLabel(fields.created_at),
      since: 'created_since',
      until: 'created_until',
    },
  ],
  statusTabs: statusTabs(
    'status',
    fields.status,
    ['fetched', 'processed', 'checked', 'published', 'downloaded', 'rejected'],
    'carry_contents.statistics',
  ),
  waits: [
    {
      label: () => i18n.t('carryContent.unassigned'),
      filters: { status: ['checked'], assigned: ['false'] },
      tone: 'warning',
    },
  ],
  scope: {
    channel: 'channel',
    sources: 'source',
    contentType: 'content_type',
    account: 'assigned_account_id',
  },
  restore: 'carry_contents.restore',
  mark: ({ status }) => (status === 'rejected' ? 'danger' : null),
  Peek,
  row,
  bulk,
  page,
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('carryContent.empty'),
    description: i18n.t('carryContent.emptyHint'),
    filledBy: COLLECTING,
  }),
})
