import { create, update } from '@omc/sdk/forms/business_categories'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'

const INPUTS = [
  'name',
  'parent_id',
  'assign_category_names',
  'assign_topic_names',
  'assign_tag_names',
] as const
const CONTROLS = { parent_id: recordChoice('business_categories.get_select') }

export const NewPanel = newPanel(
  defineForm(create, {
    title: () => i18n.t('businessCategory.new'),
    inputs: INPUTS,
    controls: CONTROLS,
    saved: () => i18n.t('businessCategory.made'),
  }),
)

export const EditPanel = detailPanel(
  defineDetail('business_categories', {
    title: ({ name }) => name,
    form: defineForm(update, {
      title: () => i18n.t('businessCategory.edit'),
      inputs: INPUTS,
      given: ({ id }) => ({ id }),
      controls: CONTROLS,
      saved: () => i18n.t('businessCategory.saved'),
    }),
    sections: [{ kind: 'inputs', inputs: INPUTS }],
  }),
)
