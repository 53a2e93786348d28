import * as fields from '@omc/sdk/fields/windmill_contents'
import { ArrowRightLeft } from 'lucide-react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { statusTabs } from '../../../kit/list/filters/status-tabs.ts'
import { matches } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { CONTENT_TABS, movesStatus } from '../../contents/content-acts.ts'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'
import { CROWDS } from '../filled-by.ts'

export { texts } from './windmill-contents.zh.ts'

const EditPanel = panelPart(async () => (await import('./windmill-content.forms.ts')).EditPanel)
const Peek = panelPart(async () => (await import('./windmill-content.peek.tsx')).Peek)
const MovePanel = movesStatus('windmill_contents.batch_change_status')

/** @source resources document §3 windmill_contents */
export const list = defineList('windmill_contents', {
  title: () => i18n.t('windmillContent.title'),
  columns: {
    title: fields.title,
    status: fields.status,
    category: fields.category,
    group_name: fields.group_name,
    data_type: fields.data_type,
    platform: fields.platform,
    updated_at: fields.updated_at,
  },
  beside: ['cover'],
  cells: {
    title: ({ row }) => <TitleWithCover title={row.title} cover={row.cover} />,
    status: ({ row }) => <ContentStatusChip status={row.status} fact={fields.status} />,
  },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-1/3' },
  },
  sorts: ['updated_at', 'title'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('contentAct.search'),
  filters: [
    choiceFilter('status', fields.status, { without: ['deleted'] }),
    { kind: 'words', name: 'category', label: () => fieldLabel(fields.category) },
    { kind: 'words', name: 'group_name', label: () => fieldLabel(fields.group_name) },
    { kind: 'words', name: 'data_type', label: () => fieldLabel(fields.data_type) },
  ],
  moreFilters: [recordFilter('user_id', fields.user_id, 'users.get_role_select')],
  statusTabs: statusTabs('status', fields.status, CONTENT_TABS, 'windmill_contents.statistics'),
  mark: ({ status }) => (status === 'rejected' ? 'danger' : null),
  Peek,
  row: [
    {
      operation: 'windmill_contents.update',
      label: () => i18n.t('contentAct.edit'),
      Panel: EditPanel,
    },
  ],
  bulk: [
    {
      operation: 'windmill_contents.batch_change_status',
      label: () => i18n.t('contentAct.move'),
      icon: <ArrowRightLeft size={14} aria-hidden />,
      Panel: MovePanel,
      ...matches('windmill_contents.batch_change_status'),
    },
  ],
  scope: { platforms: 'platform' },
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('contentAct.empty'),
    description: i18n.t('windmillContent.emptyHint'),
    filledBy: CROWDS,
  }),
})
