import { CHANNELS } from '@omc/core'
import {
  batch_assign_account,
  batch_create_publish_task,
  update,
} from '@omc/sdk/forms/creator_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { bulkForm } from '../../../kit/list/acts/bulk-form.tsx'
import { CONTENT_CONTROLS, contentPanel } from '../../content-editor/content-panel.ts'

const INPUTS = [
  'title',
  'desc',
  'topic',
  'paragraphs',
  'category',
  'channel',
  'cover',
  'images',
  'video',
] as const

export const EditPanel = contentPanel(
  defineDetail('creator_contents', {
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

export const ToAccountPanel = bulkForm(
  defineForm(batch_assign_account, {
    title: () => i18n.t('creatorContent.toAccountTitle'),
    inputs: ['studio_account_id'],
    controls: { studio_account_id: recordChoice('studio_accounts.get_select') },
    submit: () => i18n.t('creatorContent.toAccount'),
    saved: () => i18n.t('creatorContent.toAccountDone'),
  }),
)

export const PublishPanel = bulkForm(
  defineForm(batch_create_publish_task, {
    title: () => i18n.t('creatorContent.publishTitle'),
    intro: () => i18n.t('creatorContent.publishHint'),
    inputs: ['uid', 'draft', 'activity', 'priority'],
    labels: { uid: () => i18n.t('contentAct.account') },
    controls: { uid: recordChoice('studio_accounts.get_select', 'uid') },
    submit: () => i18n.t('creatorContent.publish'),
    saved: () => i18n.t('creatorContent.published'),
  }),
)
