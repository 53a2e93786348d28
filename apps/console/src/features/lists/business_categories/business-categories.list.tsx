import * as fields from '@omc/sdk/fields/business_categories'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import { page, row } from './business-category.acts.tsx'
import { NameCell } from './name-cell.tsx'
import { TemplateNames } from './template-names.tsx'

/** @source console spec §2, /setting/category; resources document §3 business_categories */
export const list = defineList('business_categories', {
  title: () => i18n.t('businessCategory.title'),
  columns: {
    name: fields.name,
    assign_category_names: fields.assign_category_names,
    assign_topic_names: fields.assign_topic_names,
    assign_tag_names: fields.assign_tag_names,
    chuangyi_template_ids: fields.chuangyi_template_ids,
    updated_at: fields.updated_at,
  },
  beside: ['level', 'parent_id', 'lft'],
  cells: {
    name: NameCell,
    chuangyi_template_ids: ({ row }) => <TemplateNames ids={row.chuangyi_template_ids} />,
  },
  looks: { name: { inCard: 'title' }, chuangyi_template_ids: { className: 'max-w-48' } },
  sorts: ['name', 'updated_at'],
  // The order of the tree: each category, then those below it.
  defaultSort: 'lft',
  isByTeam: true,
  size: 100,
  searchHint: () => i18n.t('businessCategory.search'),
  filters: [],
  restore: 'business_categories.restore',
  row,
  page,
  edit: { operation: 'business_categories.update', columns: ['name'] },
  rowName: ({ name }) => name,
  empty: () => ({
    title: i18n.t('businessCategory.empty'),
    description: i18n.t('businessCategory.emptyHint'),
  }),
})
