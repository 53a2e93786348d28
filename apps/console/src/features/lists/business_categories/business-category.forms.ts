import { add_assign_category, create, update } from '@omc/sdk/forms/business_categories'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'
import { rowForm } from '../../../kit/list/acts/row-form.tsx'
import type { AskedRow } from '../../../kit/list/list-names.ts'
import { newUnder } from './new-under.tsx'

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

const detailOf = (title: () => string, inputs: readonly ('name' | 'parent_id' | 'lft')[]) =>
  detailPanel(
    defineDetail('business_categories', {
      title: ({ name }) => name,
      form: defineForm(update, {
        title,
        inputs,
        given: ({ id }) => ({ id }),
        controls: CONTROLS,
        labels: { lft: () => i18n.t('businessCategory.order') },
        hints: { lft: () => i18n.t('businessCategory.orderHint') },
        saved: () => i18n.t('businessCategory.saved'),
      }),
      sections: [{ kind: 'inputs', inputs }],
    }),
  )

export const RenamePanel = detailOf(() => i18n.t('businessCategory.rename'), ['name'])

export const MovePanel = detailOf(() => i18n.t('businessCategory.move'), ['parent_id', 'lft'])

const BELOW = ['name', 'assign_category_names', 'assign_topic_names', 'assign_tag_names'] as const

export const ChildPanel = newUnder(
  defineForm(create, {
    title: () => i18n.t('businessCategory.child'),
    inputs: BELOW,
    saved: () => i18n.t('businessCategory.made'),
  }),
  ({ id }) => id,
)

export const SiblingPanel = newUnder(
  defineForm(create, {
    title: () => i18n.t('businessCategory.sibling'),
    inputs: BELOW,
    saved: () => i18n.t('businessCategory.made'),
  }),
  ({ parent_id: parent }) => parent,
)

export const OutsidePanel = rowForm(
  defineForm(add_assign_category, {
    title: () => i18n.t('businessCategory.outside'),
    intro: () => i18n.t('businessCategory.outsideHint'),
    inputs: ['assign_category_names'],
    given: ({ id }) => ({ category_id: id }),
    saved: () => i18n.t('businessCategory.outsideDone'),
  }),
  ({ name }: AskedRow<'business_categories', 'name'>) => name,
)
