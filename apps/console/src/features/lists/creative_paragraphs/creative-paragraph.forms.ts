import { create, update } from '@omc/sdk/forms/creative_paragraphs'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'

const INPUTS = ['text', 'seed', 'category', 'source', 'checked'] as const
const CONTROLS = { source: platformChoice() }

export const EditPanel = detailPanel(
  defineDetail('creative_paragraphs', {
    title: () => i18n.t('creativeParagraph.edit'),
    form: defineForm(update, {
      title: () => i18n.t('creativeParagraph.edit'),
      inputs: INPUTS,
      given: ({ id }) => ({ id }),
      controls: CONTROLS,
      saved: () => i18n.t('creativeParagraph.saved'),
    }),
    sections: [{ kind: 'inputs', inputs: INPUTS }],
  }),
)

export const NewPanel = newPanel(
  defineForm(create, {
    title: () => i18n.t('creativeParagraph.new'),
    inputs: INPUTS,
    controls: CONTROLS,
    saved: () => i18n.t('creativeParagraph.made'),
  }),
)
