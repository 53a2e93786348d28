import * as fields from '@omc/sdk/fields/business_categories'
import { Plus } from 'lucide-react'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

const NewPanel = panelPart(async () => (await import('./business-category.forms.ts')).NewPanel)
const EditPanel = panelPart(async () => (await import('./business-category.forms.ts')).EditPanel)

type Row = AskedRow<'business_categories', 'name' | 'level'>

/** Width of one step of the tree. */
const STEP_REM = 1.5

/** @source console spec §2, /setting/category; resources document §3 business_categories */
export const list = defineList('business_categories', {
  title: () => i18n.t('businessCategory.title'),
  columns: {
    name: fields.name,
    assign_category_names: fields.assign_category_names,
    assign_topic_names: fields.assign_topic_names,
    assign_tag_names: fields.assign_tag_names,
    updated_at: fields.updated_at,
  },
  beside: ['level', 'parent_id'],
  cells: {
    name: ({ row }) => (
      <span
        title={row.name}
        className="block truncate touch:whitespace-normal"
        style={{ paddingInlineStart: `${Math.max(0, row.level - 1) * STEP_REM}rem` }}
      >
        {row.name}
      </span>
    ),
  },
  looks: { name: { inCard: 'title' } },
  sorts: ['name', 'updated_at'],
  // The order of the tree: each category, then those below it.
  defaultSort: 'lft',
  size: 100,
  searchHint: () => i18n.t('businessCategory.search'),
  filters: [],
  restore: 'business_categories.restore',
  row: [
    {
      operation: 'business_categories.update',
      label: () => i18n.t('businessCategory.edit'),
      Panel: EditPanel,
    },
    runs('business_categories.delete', {
      label: () => i18n.t('businessCategory.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: ({ name }: Row) => ({
        title: i18n.t('businessCategory.deleteTitle'),
        description: name,
        confirm: i18n.t('businessCategory.delete'),
        tone: 'danger',
      }),
      done: () => i18n.t('businessCategory.deleted'),
    }),
  ],
  page: [
    {
      operation: 'business_categories.create',
      label: () => i18n.t('businessCategory.new'),
      icon: <Plus size={16} aria-hidden />,
      isPrimary: true,
      Panel: NewPanel,
    },
  ],
  edit: { operation: 'business_categories.update', columns: ['name'] },
  rowName: ({ name }) => name,
  empty: () => ({
    title: i18n.t('businessCategory.empty'),
    description: i18n.t('businessCategory.emptyHint'),
  }),
})
