import * as fields from '@omc/sdk/fields/studio_pools'
import { Plus } from 'lucide-react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { TitleWithCover } from '../../../kit/list/cells.tsx'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

export { texts } from './studio-pools.zh.ts'

const NewPanel = panelPart(async () => (await import('./studio-pool.forms.ts')).NewPanel)
const EditPanel = panelPart(async () => (await import('./studio-pool.forms.ts')).EditPanel)

type Row = AskedRow<'studio_pools', 'title'>

/** @source resources document §3 studio_pools; screens §2.6, AccountPage */
export const list = defineList('studio_pools', {
  title: () => i18n.t('studioPool.title'),
  columns: {
    title: fields.title,
    item_id: fields.item_id,
    price: fields.price,
    commission_rate: fields.commission_rate,
    category: fields.category,
    checked: fields.checked,
    updated_at: fields.updated_at,
  },
  beside: ['pic_url'],
  cells: { title: ({ row }) => <TitleWithCover title={row.title} cover={row.pic_url} /> },
  looks: {
    title: { inCard: 'title', className: 'max-w-0 w-1/3' },
  },
  sorts: ['updated_at', 'title'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('studioPool.search'),
  filters: [
    flagFilter('checked', fields.checked),
    recordFilter('studio_account_id', fields.studio_account_id, 'studio_accounts.get_select'),
  ],
  moreFilters: [
    { kind: 'words', name: 'category', label: () => fieldLabel(fields.category) },
    { kind: 'words', name: 'item_id', label: () => fieldLabel(fields.item_id) },
  ],
  scope: { account: 'studio_account_id' },
  edit: { operation: 'studio_pools.update', columns: ['price', 'commission_rate', 'checked'] },
  row: [
    {
      operation: 'studio_pools.update',
      label: () => i18n.t('studioPool.edit'),
      Panel: EditPanel,
    },
    runs('studio_pools.update', {
      label: () => i18n.t('studioPool.choose'),
      args: ({ id }: Row) => ({ id, checked: true }),
      done: () => i18n.t('studioPool.chosen'),
    }),
    runs('studio_pools.delete', {
      label: () => i18n.t('studioPool.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: ({ title }: Row) => ({
        title: i18n.t('studioPool.deleteTitle'),
        description: title,
        confirm: i18n.t('studioPool.delete'),
        tone: 'danger',
      }),
      done: () => i18n.t('studioPool.deleted'),
    }),
  ],
  page: [
    {
      operation: 'studio_pools.create',
      label: () => i18n.t('studioPool.new'),
      icon: <Plus size={16} aria-hidden />,
      isPrimary: true,
      Panel: NewPanel,
    },
  ],
  restore: 'studio_pools.restore',
  live: 'updated_since',
  rowName: ({ title }) => title,
  empty: () => ({
    title: i18n.t('studioPool.empty'),
    description: i18n.t('studioPool.emptyHint'),
  }),
})
