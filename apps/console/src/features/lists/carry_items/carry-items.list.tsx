import * as fields from '@omc/sdk/fields/carry_items'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { FlagChip } from '../../../kit/list/flag-chip.tsx'
import { matches, runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { COLLECTING } from '../filled-by.ts'

export { texts } from './carry-items.zh.ts'

const CategoryPanel = panelPart(async () => (await import('./carry-item.forms.ts')).CategoryPanel)
const parts = async () => import('./carry-item.parts.ts')
const CopyPanel = panelPart(async () => (await parts()).copyPanel())
const PriceChart = panelPart(async () => (await parts()).priceChart())
const GivePanel = panelPart(async () => (await import('./carry-item.forms.ts')).GivePanel)

/** Asks the platforms for prices, in a job. */
const PRICES = 'carry_materials.sync_commerce_items'

type Row = AskedRow<'carry_items', 'title'>
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

/** @source console spec §2, item lists; resources document §3 carry_items */
export const list = defineList('carry_items', {
  title: () => i18n.t('carryItem.title'),
  columns: {
    title: fields.title,
    source: fields.source,
    price: fields.price,
    commission_rate: fields.commission_rate,
    commission_price: fields.commission_price,
    sales: fields.sales,
    available: fields.available,
    contents_count: fields.contents_count,
    updated_at: fields.updated_at,
  },
  beside: ['pic_url', 'unavailable_reason'],
  cells: {
    title: ({ row }) => <TitleWithCover title={row.title} cover={row.pic_url} />,
    available: ({ row }) => (
      <span title={row.unavailable_reason}>
        <FlagChip isGood={row.available}>
          {i18n.t(row.available ? 'carryItem.available' : 'carryItem.unavailable')}
        </FlagChip>
      </span>
    ),
  },
  grid: { cover: 'pic_url', note: 'price' },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-1/3' },
  },
  sorts: ['updated_at', 'price', 'commission_rate', 'commission_price', 'sales'],
  defaultSort: '-updated_at',
  size: 50,
  searchHint: () => i18n.t('carryItem.search'),
  filters: [
    platformFilter('source', fields.source),
    recordFilter(
      'business_category_id',
      fields.business_category_id,
      'business_categories.get_select',
    ),
    flagFilter('available', fields.available),
    {
      kind: 'range',
      name: 'commission_rate',
      label: () => fieldLabel(fields.commission_rate),
      min: 'commission_rate_min',
      max: 'commission_rate_max',
      unit: 'percent',
    },
  ],
  moreFilters: [
    {
      kind: 'range',
      name: 'price',
      label: () => fieldLabel(fields.price),
      min: 'price_min',
      max: 'price_max',
      unit: 'yuan',
    },
    {
      kind: 'range',
      name: 'sales',
      label: () => fieldLabel(fields.sales),
      min: 'sales_min',
      unit: 'count',
    },
    { kind: 'words', name: 'brand', label: () => fieldLabel(fields.brand) },
    { kind: 'words', name: 'shop_title', label: () => fieldLabel(fields.shop_title) },
    flagFilter('pooling', fields.pooling),
    recordFilter('user_id', fields.user_id, 'users.get_role_select'),
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
      label: () => i18n.t('carryItem.unavailable'),
      filters: { available: ['false'] },
      tone: 'warning',
    },
  ],
  scope: { sources: 'source' },
  restore: 'carry_items.restore',
  peekParts: [PriceChart],
  mark: ({ available }) => (available ? null : 'warning'),
  row: [
    runs('carry_items.check_available', {
      label: () => i18n.t('carryItem.check'),
      args: ({ id }: Row) => ({ id }),
      done: ({ available, reason }) =>
        available ? i18n.t('carryItem.checkedYes') : i18n.t('carryItem.checkedNo', { reason }),
    }),
    {
      operation: 'carry_items.get_algo_aicopy',
      label: () => i18n.t('carryItem.copy'),
      Panel: CopyPanel,
    },
    runs(PRICES, {
      label: () => i18n.t('carryItem.prices'),
      args: ({ id }: Row) => ({ item_ids: [id] }),
      done: () => i18n.t('carryItem.pricingOne'),
    }),
    runs('carry_items.delete', {
      label: () => i18n.t('carryItem.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: ({ title }: Row) => ({
        title: i18n.t('carryItem.deleteTitle'),
        description: title,
        confirm: i18n.t('carryItem.delete'),
        tone: 'danger',
      }),
      done: () => i18n.t('carryItem.deleted'),
    }),
  ],
  bulk: [
    {
      operation: 'carry_items.creator_items_content',
      label: () => i18n.t('carryItem.give'),
      Panel: GivePanel,
      ...matches('carry_items.creator_items_content'),
    },
    {
      operation: 'carry_items.batch_update_category',
      label: () => i18n.t('carryItem.category'),
      Panel: CategoryPanel,
      ...matches('carry_items.batch_update_category'),
    },
    {
      ...runs('carry_items.set_random_pool', {
        label: () => i18n.t('carryItem.pool'),
        args: (rows: readonly Row[]) => ({ ids: idsOf(rows), pooling: true }),
        done: () => i18n.t('carryItem.pooled'),
      }),
      ...matches('carry_items.set_random_pool'),
    },
    {
      ...runs('carry_items.set_random_pool', {
        label: () => i18n.t('carryItem.unpool'),
        args: (rows: readonly Row[]) => ({ ids: idsOf(rows), pooling: false }),
        done: () => i18n.t('carryItem.unpooled'),
      }),
      ...matches('carry_items.set_random_pool'),
    },
    {
      ...runs('carry_items.batch_save_rate_item', {
        label: () => i18n.t('carryItem.rates'),
        args: (rows: readonly Row[]) => ({ ids: idsOf(rows) }),
        done: () => i18n.t('carryItem.ratesKept'),
      }),
      ...matches('carry_items.batch_save_rate_item'),
    },
    runs(PRICES, {
      label: () => i18n.t('carryItem.prices'),
      args: (rows: readonly Row[]) => ({ item_ids: idsOf(rows) }),
      done: (_answer, rows) => i18n.t('carryItem.pricing', { count: rows.length }),
    }),
  ],
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('carryItem.empty'),
    description: i18n.t('carryItem.emptyHint'),
    filledBy: COLLECTING,
  }),
})
