import * as fields from '@omc/sdk/fields/creative_contents'
import { Plus } from 'lucide-react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { statusTabs } from '../../../kit/list/filters/status-tabs.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { channelOptions } from '../../channels/channels.ts'
import { opensEditor } from '../../content-editor/opens-editor.tsx'
import { CONTENT_TABS, deletesContent } from '../../contents/content-acts.ts'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'

export { texts } from './creative-contents.zh.ts'

const EditPanel = opensEditor('creative_contents')
const NewPanel = panelPart(async () => (await import('./creative-content.forms.ts')).NewPanel)
const Peek = panelPart(async () => (await import('./creative-content.peek.tsx')).Peek)

/** @source resources document §3 creative_contents */
export const list = defineList('creative_contents', {
  title: () => i18n.t('creativeContent.title'),
  columns: {
    title: fields.title,
    status: fields.status,
    brand: fields.brand,
    topic: fields.topic,
    channel: fields.channel,
    category: fields.category,
    creative_publishes_count: fields.creative_publishes_count,
    updated_at: fields.updated_at,
  },
  beside: ['images', 'make_images'],
  cells: {
    title: ({ row }) => (
      <TitleWithCover title={row.title} cover={row.make_images[0] ?? row.images[0] ?? ''} />
    ),
    status: ({ row }) => <ContentStatusChip status={row.status} fact={fields.status} />,
  },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-1/3' },
  },
  sorts: ['updated_at'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('contentAct.search'),
  filters: [
    choiceFilter('status', fields.status, { without: ['deleted'] }),
    {
      kind: 'choice',
      name: 'channel',
      label: () => fieldLabel(fields.channel),
      options: channelOptions,
    },
    { kind: 'words', name: 'category', label: () => fieldLabel(fields.category) },
    { kind: 'words', name: 'brand', label: () => fieldLabel(fields.brand) },
  ],
  moreFilters: [
    { kind: 'words', name: 'topic', label: () => fieldLabel(fields.topic) },
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
  ],
  statusTabs: statusTabs('status', fields.status, CONTENT_TABS, 'creative_contents.statistics'),
  scope: { channels: 'channel' },
  restore: 'creative_contents.restore',
  mark: ({ status }) => (status === 'rejected' ? 'danger' : null),
  Peek,
  row: [
    {
      operation: 'creative_contents.update',
      label: () => i18n.t('contentAct.edit'),
      Panel: EditPanel,
    },
    deletesContent('creative_contents.delete'),
  ],
  page: [
    {
      operation: 'creative_contents.create',
      label: () => i18n.t('contentAct.new'),
      icon: <Plus size={16} aria-hidden />,
      isPrimary: true,
      Panel: NewPanel,
    },
  ],
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('contentAct.empty'),
    description: i18n.t('creativeContent.emptyHint'),
  }),
})
