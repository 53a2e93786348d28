import * as fields from '@omc/sdk/fields/business_pools'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { FlagChip } from '../../../kit/list/flag-chip.tsx'
import { defineList } from '../../../kit/list/list-definition.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { bulk, page, row } from './business-pool.acts.ts'

export { texts } from './business-pools.zh.ts'

const Peek = panelPart(async () => (await import('./business-pool.peek.tsx')).Peek)

/** @source console spec §2, /guanghe/panel/douyin; resources document §3 business_pools */
export const list = defineList('business_pools', {
  title: () => i18n.t('businessPool.title'),
  columns: {
    title: fields.title,
    source: fields.source,
    price: fields.price,
    commission_rate: fields.commission_rate,
    sales: fields.sales,
    creative_materials_count: fields.creative_materials_count,
    unchecked_creative_paragraphs_count: fields.unchecked_creative_paragraphs_count,
    contents_count: fields.contents_count,
    available: fields.available,
    updated_at: fields.updated_at,
  },
  beside: ['pic_url', 'item_id', 'available_reason'],
  cells: {
    title: ({ row: { title, pic_url: cover } }) => <TitleWithCover title={title} cover={cover} />,
    available: ({ row: { available, available_reason: why } }) => (
      <span title={why}>
        <FlagChip isGood={available}>
          {i18n.t(available ? 'businessPool.available' : 'businessPool.unavailable')}
        </FlagChip>
      </span>
    ),
  },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-1/4' },
  },
  sorts: ['updated_at', 'price', 'sales'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('businessPool.search'),
  filters: [
    platformFilter('source', fields.source),
    recordFilter(
      'business_category_id',
      fields.business_category_id,
      'business_categories.get_select',
    ),
    flagFilter('available', fields.available),
    {
      kind: 'flag',
      name: 'has_unchecked',
      label: () => i18n.t('businessPool.hasUnchecked'),
      yes: () => i18n.t('list.yes'),
      no: () => i18n.t('list.no'),
    },
  ],
  moreFilters: [
    flagFilter('pooling', fields.pooling),
    { kind: 'words', name: 'rank_name', label: () => fieldLabel(fields.rank_name) },
    { kind: 'words', name: 'category', label: () => fieldLabel(fields.category) },
    {
      kind: 'days',
      name: 'created',
      label: () => fieldLabel(fields.created_at),
      since: 'created_since',
      until: 'created_until',
    },
  ],
  waits: [
    {
      label: () => i18n.t('businessPool.hasUnchecked'),
      filters: { has_unchecked: ['true'] },
      tone: 'warning',
    },
    {
      label: () => i18n.t('businessPool.unavailable'),
      filters: { available: ['false'] },
      tone: 'warning',
    },
  ],
  scope: { sources: 'source' },
  restore: 'business_pools.restore',
  mark: ({ available }) => (available ? null : 'warning'),
  Peek,
  row,
  bulk,
  page,
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('businessPool.empty'),
    description: i18n.t('businessPool.emptyHint'),
  }),
})
