import * as fields from '@omc/sdk/fields/windmill_crowds'
import { FolderTree } from 'lucide-react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { statusTabs } from '../../../kit/list/filters/status-tabs.ts'
import { matches, runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

export { texts } from './windmill-crowds.zh.ts'

const CategoryPanel = panelPart(
  async () => (await import('./windmill-crowd.forms.ts')).CategoryPanel,
)

const Peek = panelPart(async () => (await import('./windmill-crowd.peek.tsx')).Peek)

/** @source resources document §3 windmill_crowds */
export const list = defineList('windmill_crowds', {
  title: () => i18n.t('windmillCrowd.title'),
  columns: {
    group_name: fields.group_name,
    category: fields.category,
    data_type: fields.data_type,
    status: fields.status,
    size: fields.size,
    contents_count: fields.contents_count,
    synced_at: fields.synced_at,
  },
  looks: { group_name: { inCard: 'title' } },
  sorts: ['group_name', 'size'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('windmillCrowd.search'),
  filters: [
    { kind: 'words', name: 'category', label: () => fieldLabel(fields.category) },
    { kind: 'words', name: 'data_type', label: () => fieldLabel(fields.data_type) },
    choiceFilter('status', fields.status),
    platformFilter('platform', fields.platform),
  ],
  statusTabs: statusTabs('status', fields.status, ['enabled', 'disabled']),
  Peek,
  page: [
    {
      ...runs('windmill_crowds.sync_list', {
        label: () => i18n.t('windmillCrowd.sync'),
        args: () => ({}),
        done: () => i18n.t('windmillCrowd.syncing'),
      }),
      isPrimary: true,
    },
  ],
  bulk: [
    {
      operation: 'windmill_crowds.batch_change_category',
      label: () => i18n.t('windmillCrowd.category'),
      icon: <FolderTree size={14} aria-hidden />,
      Panel: CategoryPanel,
      ...matches('windmill_crowds.batch_change_category'),
    },
  ],
  scope: { platforms: 'platform' },
  live: 'updated_since',
  rowName: ({ group_name: name }) => name,
  empty: () => ({
    title: i18n.t('windmillCrowd.empty'),
    description: i18n.t('windmillCrowd.emptyHint'),
  }),
})
