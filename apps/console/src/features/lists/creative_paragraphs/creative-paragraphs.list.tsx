import * as fields from '@omc/sdk/fields/creative_paragraphs'
import { StatusChip } from '@omc/ui'
import { Plus } from 'lucide-react'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { CutText } from '../../../kit/list/cut-text.tsx'
import { flagFilter } from '../../../kit/list/filters/flag-filter.ts'
import { platformFilter } from '../../../kit/list/filters/platform-filter.ts'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { includedText } from '../../../kit/list/included-text.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

export { texts } from './creative-paragraphs.zh.ts'

const forms = () => import('./creative-paragraph.forms.ts')
const EditPanel = panelPart(async () => (await forms()).EditPanel)
const NewPanel = panelPart(async () => (await forms()).NewPanel)

type Row = AskedRow<'creative_paragraphs', 'text' | 'checked'>

/** @source resources document §3 creative_paragraphs; screens §2.2 */
export const list = defineList('creative_paragraphs', {
  title: () => i18n.t('creativeParagraph.title'),
  columns: {
    text: fields.text,
    seed: fields.seed,
    category: fields.category,
    source: fields.source,
    checked: fields.checked,
    business_pool_id: fields.business_pool_id,
    updated_at: fields.updated_at,
  },
  include: { business_pool: ['business_pools', 'title'] },
  cells: {
    text: ({ row: { text } }) => (
      <span title={text} className="block truncate touch:line-clamp-3 touch:whitespace-normal">
        {text}
      </span>
    ),
    checked: ({ row: { checked } }) => (
      <StatusChip tone={checked ? 'success' : 'warning'} shape={checked ? 'dot' : 'clock'}>
        {i18n.t(checked ? 'creativeParagraph.checked' : 'creativeParagraph.unchecked')}
      </StatusChip>
    ),
    business_pool_id: ({ row }) => (
      <CutText text={includedText(row, 'business_pool', 'title') || '—'} />
    ),
  },
  looks: {
    text: { inCard: 'title', className: 'max-w-0 w-1/2' },
    business_pool_id: { className: 'max-w-48' },
  },
  sorts: ['updated_at'],
  defaultSort: '-updated_at',
  searchHint: () => i18n.t('creativeParagraph.search'),
  filters: [
    flagFilter('checked', fields.checked),
    { kind: 'words', name: 'seed', label: () => fieldLabel(fields.seed) },
    platformFilter('source', fields.source),
    { kind: 'words', name: 'category', label: () => fieldLabel(fields.category) },
  ],
  moreFilters: [recordFilter('user_id', fields.user_id, 'users.get_role_select')],
  waits: [
    {
      label: () => i18n.t('creativeParagraph.unchecked'),
      filters: { checked: ['false'] },
      tone: 'warning',
    },
  ],
  edit: { operation: 'creative_paragraphs.update', columns: ['text', 'checked'] },
  restore: 'creative_paragraphs.restore',
  row: [
    {
      ...runs('creative_paragraphs.update', {
        label: () => i18n.t('creativeParagraph.check'),
        args: ({ id }: Row) => ({ id, checked: true }),
        done: () => i18n.t('creativeParagraph.checkedDone'),
      }),
      isFor: ({ checked }) => !checked,
    },
    {
      operation: 'creative_paragraphs.update',
      label: () => i18n.t('creativeParagraph.edit'),
      Panel: EditPanel,
    },
    {
      ...runs('creative_paragraphs.update', {
        label: () => i18n.t('creativeParagraph.uncheck'),
        args: ({ id }: Row) => ({ id, checked: false }),
        done: () => i18n.t('creativeParagraph.uncheckedDone'),
      }),
      isFor: ({ checked }) => checked,
    },
    runs('creative_paragraphs.delete', {
      label: () => i18n.t('creativeParagraph.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: ({ text }: Row) => ({
        title: i18n.t('creativeParagraph.deleteTitle'),
        description: text,
        confirm: i18n.t('creativeParagraph.delete'),
        tone: 'danger',
      }),
      done: () => i18n.t('creativeParagraph.deleted'),
    }),
  ],
  page: [
    {
      operation: 'creative_paragraphs.create',
      label: () => i18n.t('creativeParagraph.new'),
      icon: <Plus size={16} aria-hidden />,
      isPrimary: true,
      Panel: NewPanel,
    },
  ],
  live: 'updated_since',
  rowName: ({ text }) => text.slice(0, 20),
  empty: () => ({
    title: i18n.t('creativeParagraph.empty'),
    description: i18n.t('creativeParagraph.emptyHint'),
  }),
})
