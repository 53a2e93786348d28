import * as fields from '@omc/sdk/fields/carry_publishes'
import {
  batch_publish_status,
  exec_publish_job,
  save_to_processed,
} from '@omc/sdk/forms/carry_publishes'
import { choiceLabel } from '../../../kernel/i18n/field-label.ts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { bulkForm } from '../../../kit/list/acts/bulk-form.tsx'

const AGAIN = ['title', 'desc', 'topic', 'cover', 'images', 'paragraphs'] as const

export const AgainPanel = detailPanel(
  defineDetail('carry_publishes', {
    title: ({ title }) => title,
    description: () => i18n.t('publish.againHint'),
    form: defineForm(save_to_processed, {
      title: () => i18n.t('publish.again'),
      inputs: AGAIN,
      given: ({ id }) => ({ id }),
      submit: () => i18n.t('publish.keep'),
      saved: () => i18n.t('publish.kept'),
    }),
    sections: [{ kind: 'inputs', inputs: AGAIN }],
  }),
)

export const MovePanel = bulkForm(
  defineForm(batch_publish_status, {
    title: () => i18n.t('publish.moveTitle'),
    inputs: ['status', 'reason'],
    options: {
      status: () =>
        ['published', 'processed'].map((value) => ({
          value,
          label: choiceLabel(fields.status, value),
        })),
    },
    submit: () => i18n.t('publish.move'),
    saved: () => i18n.t('publish.moved'),
  }),
)

export const RequeuePanel = bulkForm(
  defineForm(exec_publish_job, {
    title: () => i18n.t('publish.requeueTitle'),
    intro: () => i18n.t('publish.requeueHint'),
    inputs: ['draft', 'activity', 'priority'],
    submit: () => i18n.t('publish.requeue'),
    saved: () => i18n.t('publish.requeued'),
  }),
)
