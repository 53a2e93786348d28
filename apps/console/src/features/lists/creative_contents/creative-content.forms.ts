import { CHANNELS } from '@omc/core'
import { create, update } from '@omc/sdk/forms/creative_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'
import { CONTENT_CONTROLS, contentPanel } from '../../content-editor/content-panel.ts'

const MADE = [
  'title',
  'desc',
  'topic',
  'brand',
  'paragraphs',
  'category',
  'channel',
  'images',
] as const
const INPUTS = [...MADE, 'status'] as const

export const EditPanel = contentPanel(
  defineDetail('creative_contents', {
    title: ({ title }) => title,
    form: defineForm(update, {
      title: () => i18n.t('contentAct.edit'),
      inputs: INPUTS,
      given: ({ id }) => ({ id }),
      controls: { ...CONTENT_CONTROLS, channel: platformChoice(CHANNELS) },
      saved: () => i18n.t('contentAct.saved'),
    }),
    sections: [{ kind: 'inputs', inputs: INPUTS }],
  }),
)

export const NewPanel = newPanel(
  defineForm(create, {
    title: () => i18n.t('contentAct.new'),
    inputs: MADE,
    controls: { channel: platformChoice(CHANNELS) },
    saved: () => i18n.t('contentAct.made'),
  }),
)
