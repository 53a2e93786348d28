import { CHANNELS } from '@omc/core'
import { batch_update, create, update } from '@omc/sdk/forms/publish_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'
import { bulkForm } from '../../../kit/list/acts/bulk-form.tsx'
import { CONTENT_CONTROLS, contentPanel } from '../../content-editor/content-panel.ts'

const INPUTS = [
  'title',
  'desc',
  'topic',
  'images',
  'paragraphs',
  'brand',
  'category',
  'priority',
  'release_at',
  'draft',
  'activity',
  'remark',
] as const

const EDIT = {
  title: () => i18n.t('publishQueue.editTitle'),
  inputs: INPUTS,
  controls: CONTENT_CONTROLS,
}

const editForm = defineForm(update, {
  ...EDIT,
  given: ({ id }) => ({ id }),
  submit: () => i18n.t('publishQueue.save'),
  saved: () => i18n.t('publishQueue.saved'),
})

/** What the channel refused is corrected to be queued again, also when nothing of it changes. */
const mendForm = defineForm(update, {
  ...EDIT,
  given: ({ id }) => ({ id, status: 'queued' }),
  submit: () => i18n.t('publishQueue.saveAgain'),
  saved: () => i18n.t('publishQueue.queuedAgain'),
})

export const EditPanel = contentPanel(
  defineDetail('publish_contents', {
    title: () => i18n.t('publishQueue.editTitle'),
    description: ({ account_name: account }) => account,
    form: editForm,
    formIn: ({ status }) => (status === 'refused' ? mendForm : undefined),
    sections: [{ kind: 'inputs', inputs: INPUTS }],
  }),
)

/** Puts a content into the queue that no list holds. */
export const NewPanel = newPanel(
  defineForm(create, {
    title: () => i18n.t('publishQueue.newTitle'),
    inputs: ['uid', 'platform', ...INPUTS],
    controls: {
      uid: recordChoice('studio_accounts.get_select', 'uid'),
      platform: platformChoice(CHANNELS),
    },
    hints: { platform: () => i18n.t('publishQueue.platformHint') },
    submit: () => i18n.t('publishQueue.queue'),
    saved: () => i18n.t('publishQueue.queued'),
  }),
)

export const PriorityPanel = bulkForm(
  defineForm(batch_update, {
    title: () => i18n.t('publishQueue.setPriority'),
    intro: () => i18n.t('publishQueue.priorityHint'),
    inputs: ['priority'],
    saved: () => i18n.t('publishQueue.prioritised'),
  }),
)
