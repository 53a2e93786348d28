import { i18n } from '../../../kernel/i18n/i18n.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import { matches, runs } from '../../../kit/list/list-acts.ts'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { panelPart } from '../../../kit/list/panel-part.ts'
import { panelWith } from '../../../kit/list/panel-with.ts'

type Row = AskedRow<'carry_materials', 'title'>
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

const forms = () => import('./carry-material.forms.ts')
const EditPanel = panelPart(async () => (await forms()).EditPanel)
const ReviewPanel = panelPart(async () => (await forms()).ReviewPanel)
const WritePanel = panelPart(async () => (await forms()).WritePanel)
const CategoryPanel = panelPart(async () => (await forms()).CategoryPanel)
const TagsPanel = panelPart(async () => (await forms()).TagsPanel)
const StatusPanel = panelPart(async () => (await forms()).StatusPanel)
const NewPanel = panelPart(async () => (await forms()).NewPanel)

/** Texts of the drawer and of the panels below, loaded with the first of them. */
export const carryMaterialPanels = textPart(
  () => import('./carry-material-panels.zh.ts'),
  () => import('./carry-material-panels.en.ts'),
)

const pageForms = () => import('./carry-material.page-forms.ts')
const ByNumberPanel = panelWith(carryMaterialPanels, async () => (await pageForms()).ByNumberPanel)
const TakePanel = panelWith(carryMaterialPanels, async () => (await pageForms()).TakePanel)
const ClearSourcePanel = panelWith(
  carryMaterialPanels,
  async () => (await import('./clear-source.tsx')).ClearSourcePanel,
)
const MergePanel = panelWith(
  carryMaterialPanels,
  async () => (await import('./merge-panel.tsx')).MergePanel,
)

export const row = [
  {
    operation: 'carry_materials.check_material_from_channel',
    label: () => i18n.t('carryMaterial.review'),
    Panel: ReviewPanel,
  },
  {
    operation: 'carry_materials.creative_new_content',
    label: () => i18n.t('carryMaterial.write'),
    Panel: WritePanel,
  },
  {
    operation: 'carry_materials.update',
    label: () => i18n.t('carryMaterial.edit'),
    Panel: EditPanel,
  },
  {
    operation: 'carry_materials.take_carry_contents',
    label: () => i18n.t('carryMaterial.take'),
    Panel: TakePanel,
  },
  runs('carry_materials.clear_carry_contents', {
    label: () => i18n.t('carryMaterial.clear'),
    args: ({ id }: Row) => ({ id }),
    ask: ({ title }: Row) => ({
      title: i18n.t('carryMaterial.clearTitle'),
      description: i18n.t('carryMaterial.clearHint'),
      confirm: i18n.t('carryMaterial.clear'),
      tone: 'danger',
      typed: title,
    }),
    done: ({ count }) => i18n.t('carryMaterial.cleared', { count }),
  }),
  runs('carry_materials.delete', {
    label: () => i18n.t('carryMaterial.delete'),
    args: ({ id }: Row) => ({ id }),
    ask: ({ title }: Row) => ({
      title: i18n.t('carryMaterial.deleteTitle'),
      description: title,
      confirm: i18n.t('carryMaterial.delete'),
      tone: 'danger',
    }),
    done: () => i18n.t('carryMaterial.deleted'),
  }),
] as const

export const bulk = [
  runs('carry_materials.exec_material_job', {
    label: () => i18n.t('carryMaterial.collect'),
    args: (rows: readonly Row[]) => ({ ids: idsOf(rows) }),
    done: (_answer, rows) => i18n.t('carryMaterial.collecting', { count: rows.length }),
  }),
  {
    operation: 'carry_materials.batch_update_category',
    label: () => i18n.t('carryMaterial.category'),
    Panel: CategoryPanel,
    ...matches('carry_materials.batch_update_category'),
  },
  {
    operation: 'carry_materials.batch_update_tag_info',
    label: () => i18n.t('carryMaterial.tags'),
    Panel: TagsPanel,
    ...matches('carry_materials.batch_update_tag_info'),
  },
  {
    operation: 'carry_materials.batch_contents_status',
    label: () => i18n.t('carryMaterial.status'),
    Panel: StatusPanel,
    ...matches('carry_materials.batch_contents_status'),
  },
  {
    operation: 'carry_materials.merge_similar_material',
    label: () => i18n.t('carryMaterial.merge'),
    Panel: MergePanel,
  },
  {
    ...runs('carry_materials.set_random_pool', {
      label: () => i18n.t('carryMaterial.pool'),
      args: (rows: readonly Row[]) => ({ ids: idsOf(rows), pooling: true }),
      done: () => i18n.t('carryMaterial.pooled'),
    }),
    ...matches('carry_materials.set_random_pool'),
  },
  {
    ...runs('carry_materials.set_random_pool', {
      label: () => i18n.t('carryMaterial.unpool'),
      args: (rows: readonly Row[]) => ({ ids: idsOf(rows), pooling: false }),
      done: () => i18n.t('carryMaterial.unpooled'),
    }),
    ...matches('carry_materials.set_random_pool'),
  },
  runs('carry_materials.sync_commerce_items', {
    label: () => i18n.t('carryMaterial.prices'),
    args: (rows: readonly Row[]) => ({ ids: idsOf(rows) }),
    done: (_answer, rows) => i18n.t('carryMaterial.pricing', { count: rows.length }),
  }),
] as const

export const page = [
  {
    operation: 'carry_materials.create_new_material',
    label: () => i18n.t('carryMaterial.add'),
    isPrimary: true,
    Panel: NewPanel,
  },
  {
    operation: 'carry_materials.commerce_new_material',
    label: () => i18n.t('carryMaterial.byNumber'),
    Panel: ByNumberPanel,
  },
  {
    operation: 'carry_materials.delete_from_source',
    label: () => i18n.t('carryMaterial.clearSource'),
    Panel: ClearSourcePanel,
  },
] as const
