import * as fields from '@omc/sdk/fields/webhooks'
import { create, update } from '@omc/sdk/forms/webhooks'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'

const INPUTS = ['name', 'url', 'events', 'secret', 'enabled'] as const

export const NewPanel = newPanel(
  defineForm(create, {
    title: () => i18n.t('webhook.new'),
    inputs: INPUTS,
    saved: () => i18n.t('webhook.made'),
  }),
)

export const EditPanel = detailPanel(
  defineDetail('webhooks', {
    title: ({ name }) => name,
    form: defineForm(update, {
      title: () => i18n.t('webhook.edit'),
      inputs: INPUTS,
      given: ({ id }) => ({ id }),
      saved: () => i18n.t('webhook.saved'),
    }),
    sections: [
      { kind: 'inputs', inputs: INPUTS },
      {
        kind: 'facts',
        title: () => i18n.t('webhook.about'),
        facts: {
          pending_count: fields.pending_count,
          failure_count: fields.failure_count,
          disabled_why: fields.disabled_why,
          last_delivered_at: fields.last_delivered_at,
          secret_set_at: fields.secret_set_at,
        },
      },
    ],
  }),
)
