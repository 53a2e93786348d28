import { create, update } from '@omc/sdk/forms/studio_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'
import { contentPanel } from '../../content-editor/content-panel.ts'
import { PicturesInput } from '../../content-editor/pictures-input.tsx'

const INPUTS = [
  'title',
  'content_type',
  'studio_account_id',
  'desc',
  'topic',
  'category',
  'cover',
  'images',
  'video',
  'audio_text',
  'ratio',
  'remark',
] as const
const CONTROLS = { studio_account_id: recordChoice('studio_accounts.get_select') }

export const EditPanel = contentPanel(
  defineDetail('studio_contents', {
    title: ({ title }) => title,
    form: defineForm(update, {
      title: () => i18n.t('contentAct.edit'),
      inputs: INPUTS,
      given: ({ id }) => ({ id }),
      controls: { ...CONTROLS, images: PicturesInput },
      saved: () => i18n.t('contentAct.saved'),
    }),
    sections: [{ kind: 'inputs', inputs: INPUTS }],
  }),
)

export const NewPanel = newPanel(
  defineForm(create, {
    title: () => i18n.t('contentAct.new'),
    inputs: INPUTS,
    controls: CONTROLS,
    saved: () => i18n.t('contentAct.made'),
  }),
)
