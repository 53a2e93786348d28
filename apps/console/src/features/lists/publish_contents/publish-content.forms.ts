import { update } from '@omc/sdk/forms/publish_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'

const INPUTS = [
  'title',
  'desc',
  'topic',
  'images',
  'paragraphs',
  'brand',
  'category',
  'priority',
  'draft',
  'activity',
  'remark',
] as const

export const EditPanel = detailPanel(
  defineDetail('publish_contents', {
    title: () => i18n.t('publishQueue.editTitle'),
    description: ({ account_name: account }) => account,
    form: defineForm(update, {
      title: () => i18n.t('publishQueue.editTitle'),
      inputs: INPUTS,
      given: ({ id }) => ({ id }),
      submit: () => i18n.t('publishQueue.save'),
      saved: () => i18n.t('publishQueue.saved'),
    }),
    sections: [{ kind: 'inputs', inputs: INPUTS }],
  }),
)
