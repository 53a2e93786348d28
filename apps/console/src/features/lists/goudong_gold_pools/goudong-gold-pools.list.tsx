import * as fields from '@omc/sdk/fields/goudong_gold_pools'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { FlagChip } from '../../../kit/list/flag-chip.tsx'
import { matches, runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { ListRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

const Peek = panelPart(async () => (await import('./goudong-gold-pool.peek.tsx')).Peek)

/** Goods of the gold lists. @source resources document §3 goudong_gold_pools; screens §2.2 */
export const list = defineList('goudong_gold_pools', {
  title: () => i18n.t('goldPool.title'),
  columns: {
    rank_no: fields.rank_no,
    title: fields.title,
    brand: fields.brand,
    price: fields.price,
    commission_rate: fields.commission_rate,
    commission_price: fields.commission_price,
    sales: fields.sales,
    available: fields.available,
    transferred_at: fields.transferred_at,
  },
  beside: ['pic_url'],
  titles: { transferred_at: () => i18n.t('goldPool.transferred') },
  cells: {
    title: ({ row: { title, pic_url: cover } }) => <TitleWithCover title={title} cover={cover} />,
    available: ({ row: { available } }) => (
      <FlagChip isGood={available}>
        {i18n.t(available ? 'goldPool.available' : 'goldPool.unavailable')}
      </FlagChip>
    ),
  },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-1/2' },
  },
  sorts: ['rank_no', 'sales', 'commission_rate'],
  defaultSort: 'rank_no',
  size: 50,
  searchHint: () => i18n.t('goldPool.search'),
  filters: [
    { kind: 'words', name: 'category', label: () => fieldLabel(fields.category) },
    flagFilter('available', fields.available),
    {
      kind: 'flag',
      name: 'transferred',
      label: () => i18n.t('goldPool.transferred'),
      yes: () => i18n.t('list.yes'),
      no: () => i18n.t('list.no'),
    },
  ],
  mark: ({ available }) => (available ? null : 'warning'),
  Peek,
  page: [
    {
      ...runs('goudong_gold_ranks.sync_list', {
        label: () => i18n.t('goldPool.sync'),
        args: () => ({}),
        done: () => i18n.t('goldPool.syncing'),
      }),
      isPrimary: true,
    },
  ],
  bulk: [
    {
      ...runs('goudong_gold_pools.transfer_to_carry', {
        label: () => i18n.t('goldPool.transfer'),
        args: (rows: readonly ListRow[]) => ({ ids: rows.map(({ id }) => id) }),
        done: () => i18n.t('goldPool.transferDone'),
      }),
      ...matches('goudong_gold_pools.transfer_to_carry'),
    },
  ],
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({ title: i18n.t('goldPool.empty'), description: i18n.t('goldPool.emptyHint') }),
})
