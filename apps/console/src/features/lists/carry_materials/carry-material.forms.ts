import { CHANNELS } from '@omc/core'
import {
  batch_contents_status,
  batch_update_category,
  batch_update_tag_info,
  check_material_from_channel,
  create_new_material,
  creative_new_content,
  update,
} from '@omc/sdk/forms/carry_materials'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'
import { bulkForm } from '../../../kit/list/acts/bulk-form.tsx'
import { rowForm } from '../../../kit/list/acts/row-form.tsx'
import type { AskedRow } from '../../../kit/list/list-names.ts'

const titleOf = ({ title }: AskedRow<'carry_materials', 'title'>) => title
const CATEGORY = { business_category_id: recordChoice('business_categories.get_select') }

const INPUTS = [
  'title',
  'business_category_id',
  'matching_type',
  'cover_url',
  'source_url',
  'source_user',
  'tags',
  'pooling',
  'remark',
] as const

export const EditPanel = detailPanel(
  defineDetail('carry_materials', {
    title: titleOf,
    form: defineForm(update, {
      title: () => i18n.t('carryMaterial.edit'),
      inputs: INPUTS,
      given: ({ id }) => ({ id }),
      controls: CATEGORY,
      saved: () => i18n.t('carryMaterial.saved'),
    }),
    sections: [{ kind: 'inputs', inputs: INPUTS }],
  }),
)

export const ReviewPanel = rowForm(
  defineForm(check_material_from_channel, {
    title: () => i18n.t('carryMaterial.reviewTitle'),
    intro: () => i18n.t('carryMaterial.reviewHint'),
    inputs: ['status', 'reason'],
    given: ({ id }) => ({ id }),
    submit: () => i18n.t('carryMaterial.review'),
    saved: () => i18n.t('carryMaterial.reviewed'),
  }),
  titleOf,
)

export const WritePanel = rowForm(
  defineForm(creative_new_content, {
    title: () => i18n.t('carryMaterial.write'),
    inputs: ['title', 'channel', 'topic', 'user_id'],
    given: ({ id }) => ({ carry_material_id: id }),
    controls: {
      channel: platformChoice(CHANNELS),
      user_id: recordChoice('users.get_role_select'),
    },
    submit: () => i18n.t('carryMaterial.write'),
    saved: () => i18n.t('carryMaterial.written'),
  }),
  titleOf,
)

export const CategoryPanel = bulkForm(
  defineForm(batch_update_category, {
    title: () => i18n.t('carryMaterial.category'),
    inputs: ['business_category_id'],
    controls: CATEGORY,
    saved: () => i18n.t('carryMaterial.categorised'),
  }),
)

export const TagsPanel = bulkForm(
  defineForm(batch_update_tag_info, {
    title: () => i18n.t('carryMaterial.tags'),
    inputs: ['mode', 'tags'],
    hints: { tags: () => i18n.t('carryMaterial.tagsHint') },
    saved: () => i18n.t('carryMaterial.tagged'),
  }),
)

export const StatusPanel = bulkForm(
  defineForm(batch_contents_status, {
    title: () => i18n.t('carryMaterial.status'),
    inputs: ['from', 'status', 'reason'],
    saved: () => i18n.t('carryMaterial.moved'),
  }),
)

export const NewPanel = newPanel(
  defineForm(create_new_material, {
    title: () => i18n.t('carryMaterial.add'),
    inputs: [
      'title',
      'business_category_id',
      'source',
      'source_url',
      'cover_url',
      'images',
      'desc',
      'paragraphs',
      'tags',
      'remark',
    ],
    controls: { ...CATEGORY, source: platformChoice() },
    saved: () => i18n.t('carryMaterial.added'),
  }),
)
