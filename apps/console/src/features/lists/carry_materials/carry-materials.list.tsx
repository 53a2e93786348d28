import * as fields from '@omc/sdk/fields/carry_materials'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { choiceFilter } from '../../../kit/list/filters/choice-filter.ts'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { statusTabs } from '../../../kit/list/filters/status-tabs.ts'
import { FlagChip } from '../../../kit/list/flag-chip.tsx'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelWith } from '../../../kit/list/panel-with.ts'
import { ContentStatusChip } from '../../contents/content-status-chip.tsx'
import { bulk, carryMaterialPanels, page, row } from './carry-material.acts.ts'

export { texts } from './carry-materials.zh.ts'

const Peek = panelWith(
  carryMaterialPanels,
  async () => (await import('./carry-material.peek.tsx')).Peek,
)

/** @source console spec §2, material lists; resources document §3 carry_materials */
export const list = defineList('carry_materials', {
  title: () => i18n.t('carryMaterial.title'),
  columns: {
    title: fields.title,
    status: fields.status,
    source: fields.source,
    business_category_name: fields.business_category_name,
    carry_items_count: fields.carry_items_count,
    carry_contents_count: fields.carry_contents_count,
    channel_available: fields.channel_available,
    op_full_name: fields.op_full_name,
    updated_at: fields.updated_at,
  },
  beside: ['cover_url', 'channel_reason'],
  titles: { business_category_name: () => fieldLabel(fields.business_category_id) },
  cells: {
    title: ({ row: { title, cover_url: cover } }) => <TitleWithCover title={title} cover={cover} />,
    status: ({ row: { status } }) => <ContentStatusChip status={status} fact={fields.status} />,
    channel_available: ({ row: { channel_available: isThere, channel_reason: why } }) =>
      isThere === null ? (
        <span className="text-fg3">{i18n.t('carryMaterial.unasked')}</span>
      ) : (
        <span title={why}>
          <FlagChip isGood={isThere}>
            {i18n.t(isThere ? 'carryMaterial.available' : 'carryMaterial.unavailable')}
          </FlagChip>
        </span>
      ),
  },
  grid: { cover: 'cover_url', mark: 'status' },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-1/3' },
  },
  sorts: ['updated_at', 'title'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('carryMaterial.search'),
  filters: [
    choiceFilter('status', fields.status),
    platformFilter('source', fields.source),
    recordFilter(
      'business_category_id',
      fields.business_category_id,
      'business_categories.get_select',
    ),
    flagFilter('channel_available', fields.channel_available),
  ],
  moreFilters: [
    choiceFilter('matching_type', fields.matching_type),
    { kind: 'words', name: 'source_user', label: () => fieldLabel(fields.source_user) },
    { kind: 'words', name: 'tags', label: () => fieldLabel(fields.tags) },
    flagFilter('pooling', fields.pooling),
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
    {
      kind: 'flag',
      name: 'collected',
      label: () => i18n.t('carryMaterial.collection'),
      yes: () => i18n.t('carryMaterial.collected'),
      no: () => i18n.t('carryMaterial.notCollected'),
    },
    {
      kind: 'days',
      name: 'created',
      label: () => fieldLabel(fields.created_at),
      since: 'created_since',
      until: 'created_until',
    },
  ],
  statusTabs: statusTabs('status', fields.status, ['fetched', 'processed', 'checked', 'rejected']),
  waits: [
    {
      label: () => i18n.t('carryMaterial.unavailable'),
      filters: { channel_available: ['false'] },
      tone: 'warning',
    },
    {
      label: () => i18n.t('carryMaterial.notCollected'),
      filters: { collected: ['false'] },
      tone: 'warning',
    },
  ],
  scope: { sources: 'source' },
  restore: 'carry_materials.restore',
  mark: ({ status, channel_available: isThere }) => {
    if (status === 'rejected') return 'danger'
    return isThere === false ? 'warning' : null
  },
  Peek,
  row,
  bulk,
  page,
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('carryMaterial.empty'),
    description: i18n.t('carryMaterial.emptyHint'),
  }),
})
