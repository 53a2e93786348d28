import * as fields from '@omc/sdk/fields/channels'
import { update } from '@omc/sdk/forms/channels'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { platformName } from '../../../kit/list/platform-name.ts'

const INPUTS = ['enabled', 'base_url', 'token', 'frame_url', 'capabilities'] as const

const form = defineForm(update, {
  title: () => i18n.t('channel.edit'),
  inputs: INPUTS,
  given: ({ id }) => ({ id }),
  hints: {
    token: () => i18n.t('channel.tokenHint'),
    enabled: () => i18n.t('channel.enabledHint'),
  },
  saved: () => i18n.t('channel.saved'),
})

export const EditPanel = detailPanel(
  defineDetail('channels', {
    title: ({ name }) => platformName(name),
    form,
    sections: [
      { kind: 'inputs', inputs: INPUTS },
      {
        kind: 'facts',
        title: () => i18n.t('channel.about'),
        facts: {
          accounts_count: fields.accounts_count,
          has_token: fields.has_token,
          token_set_at: fields.token_set_at,
          updated_at: fields.updated_at,
        },
      },
    ],
  }),
)
