import * as fields from '@omc/sdk/fields/carry_item_details'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { FlagChip } from '../../../kit/list/flag-chip.tsx'
import { defineList } from '../../../kit/list/list-definition.ts'

export { texts } from './carry-item-details.zh.ts'

/** @source console spec §2, item lists; resources document §3 carry_item_details */
export const list = defineList('carry_item_details', {
  title: () => i18n.t('carryItemDay.title'),
  columns: {
    title: fields.title,
    record_date: fields.record_date,
    source: fields.source,
    price: fields.price,
    commission_rate: fields.commission_rate,
    commission_price: fields.commission_price,
    sales: fields.sales,
    available: fields.available,
    carry_item_assigns_count: fields.carry_item_assigns_count,
  },
  beside: ['pic_url', 'reason'],
  cells: {
    title: ({ row }) => <TitleWithCover title={row.title} cover={row.pic_url} />,
    available: ({ row }) => (
      <span title={row.reason}>
        <FlagChip isGood={row.available}>
          {i18n.t(row.available ? 'carryItemDay.available' : 'carryItemDay.unavailable')}
        </FlagChip>
      </span>
    ),
  },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-1/3' },
  },
  sorts: ['record_date'],
  defaultSort: '-record_date',
  size: 50,
  searchHint: () => i18n.t('carryItemDay.search'),
  filters: [
    platformFilter('source', fields.source),
    flagFilter('available', fields.available),
    { kind: 'words', name: 'item_id', label: () => fieldLabel(fields.item_id) },
  ],
  scope: { sources: 'source' },
  mark: ({ available }) => (available ? null : 'warning'),
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('carryItemDay.empty'),
    description: i18n.t('carryItemDay.emptyHint'),
    filledBy: ['/guanghe/item/list?tab=items', '/jingdong/item/list?tab=items'],
  }),
})
