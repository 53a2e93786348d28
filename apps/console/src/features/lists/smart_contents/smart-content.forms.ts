import { CHANNELS, SOURCES } from '@omc/core'
import {
  create_content_from_smart,
  import_remote_data,
  update,
} from '@omc/sdk/forms/smart_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'
import { bulkForm } from '../../../kit/list/acts/bulk-form.tsx'
import { CONTENT_CONTROLS, contentPanel } from '../../content-editor/content-panel.ts'

const INPUTS = ['title', 'desc', 'topic', 'paragraphs', 'category', 'channel', 'images'] as const

export const EditPanel = contentPanel(
  defineDetail('smart_contents', {
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

export const ToCreativePanel = bulkForm(
  defineForm(create_content_from_smart, {
    title: () => i18n.t('smartContent.toCreativeTitle'),
    inputs: ['brand'],
    submit: () => i18n.t('smartContent.toCreative'),
    saved: () => i18n.t('smartContent.toCreativeDone'),
  }),
)

export const ImportPanel = newPanel(
  defineForm(import_remote_data, {
    title: () => i18n.t('smartContent.importTitle'),
    intro: () => i18n.t('smartContent.importHint'),
    inputs: ['url', 'source', 'category', 'topic'],
    controls: { source: platformChoice(SOURCES) },
    submit: () => i18n.t('smartContent.import'),
    saved: () => i18n.t('smartContent.importing'),
  }),
)
