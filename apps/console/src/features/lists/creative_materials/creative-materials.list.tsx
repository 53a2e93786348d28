import * as fields from '@omc/sdk/fields/creative_materials'
import { StatusChip } from '@omc/ui'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { InstantText, TitleWithCover } from '../../../kit/list/cells.tsx'
import { CutText } from '../../../kit/list/cut-text.tsx'
import { recordFilter } from '../../../kit/list/filters/record-filter.ts'
import { includedText } from '../../../kit/list/included-text.ts'
import { runs } from '../../../kit/list/list-acts.ts'
import { defineList } from '../../../kit/list/list-definition.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'

export { texts } from './creative-materials.zh.ts'

const forms = () => import('./creative-material.forms.ts')
const EditPanel = panelPart(async () => (await forms()).EditPanel)
const ImageToolPanel = panelPart(async () => (await import('./image-tool.tsx')).ImageToolPanel)
const NewPanel = panelPart(async () => (await forms()).NewPanel)
const PriorityPanel = panelPart(async () => (await forms()).PriorityPanel)

type Row = AskedRow<'creative_materials', 'filename' | 'image' | 'made_at' | 'make_error'>

/** Product pictures and the finished ones that a template makes of them. @source resources document §3 creative_materials */
export const list = defineList('creative_materials', {
  title: () => i18n.t('creativePicture.title'),
  columns: {
    filename: fields.filename,
    sn: fields.sn,
    priority: fields.priority,
    category: fields.category,
    made_at: fields.made_at,
    business_pool_id: fields.business_pool_id,
    updated_at: fields.updated_at,
  },
  beside: ['image', 'make_image', 'make_error'],
  include: { business_pool: ['business_pools', 'title'] },
  cells: {
    filename: ({ row: { filename, image, make_image: made } }) => (
      <TitleWithCover title={filename} cover={made || image} />
    ),
    made_at: MadeCell,
    business_pool_id: ({ row }) => (
      <CutText text={includedText(row, 'business_pool', 'title') || '—'} />
    ),
  },
  looks: {
    filename: { inCard: 'title', className: 'max-w-0 w-1/3' },
    business_pool_id: { className: 'max-w-48' },
  },
  sorts: ['updated_at', 'priority'],
  defaultSort: '-updated_at',
  size: 100,
  searchHint: () => i18n.t('creativePicture.search'),
  filters: [
    {
      kind: 'flag',
      name: 'made',
      label: () => i18n.t('creativePicture.made'),
      yes: () => i18n.t('list.yes'),
      no: () => i18n.t('list.no'),
    },
    { kind: 'words', name: 'sn', label: () => fieldLabel(fields.sn) },
    { kind: 'words', name: 'category', label: () => fieldLabel(fields.category) },
  ],
  moreFilters: [recordFilter('user_id', fields.user_id, 'users.get_role_select')],
  waits: [
    {
      label: () => i18n.t('creativePicture.notMade'),
      filters: { made: ['false'] },
      tone: 'warning',
    },
  ],
  restore: 'creative_materials.restore',
  mark: ({ make_error: error }) => (error === '' ? null : 'danger'),
  row: [
    {
      operation: 'creative_materials.update',
      label: () => i18n.t('creativePicture.edit'),
      Panel: EditPanel,
    },
    {
      operation: 'creative_materials.update',
      label: () => i18n.t('creativePicture.tool.title'),
      isFor: ({ image }: Row) => image !== '',
      Panel: ImageToolPanel,
    },
    runs('creative_materials.delete', {
      label: () => i18n.t('creativePicture.delete'),
      args: ({ id }: Row) => ({ id }),
      ask: ({ filename }: Row) => ({
        title: i18n.t('creativePicture.deleteTitle'),
        description: filename,
        confirm: i18n.t('creativePicture.delete'),
        tone: 'danger',
      }),
      done: () => i18n.t('creativePicture.deleted'),
    }),
  ],
  page: [
    {
      operation: 'creative_materials.create',
      label: () => i18n.t('creativePicture.new'),
      isPrimary: true,
      Panel: NewPanel,
    },
    {
      operation: 'creative_materials.set_sn_priority',
      label: () => i18n.t('creativePicture.priority'),
      Panel: PriorityPanel,
    },
    runs('creative_materials.make_all_materials', {
      label: () => i18n.t('creativePicture.makeAll'),
      args: () => ({}),
      done: () => i18n.t('creativePicture.making'),
    }),
  ],
  live: 'updated_since',
  rowName: ({ filename }) => filename,
  empty: () => ({
    title: i18n.t('creativePicture.empty'),
    description: i18n.t('creativePicture.emptyHint'),
  }),
})

/** When the finished picture was made, else why there is none. */
function MadeCell({ row: { made_at: at, make_error: error } }: { readonly row: Row }) {
  if (error !== '')
    return (
      <span title={i18n.t('creativePicture.failed', { error })}>
        <StatusChip tone="danger" shape="cross">
          {i18n.t('creativePicture.notMade')}
        </StatusChip>
      </span>
    )
  return at === null ? (
    <StatusChip tone="neutral" shape="ring">
      {i18n.t('creativePicture.notMade')}
    </StatusChip>
  ) : (
    <InstantText at={at} />
  )
}
