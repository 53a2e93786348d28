import { create, update } from '@omc/sdk/forms/business_teams'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'

const INPUTS = ['name', 'team_key'] as const

export const NewPanel = newPanel(
  defineForm(create, {
    title: () => i18n.t('businessTeam.new'),
    inputs: INPUTS,
    saved: () => i18n.t('businessTeam.made'),
  }),
)

export const EditPanel = detailPanel(
  defineDetail('business_teams', {
    title: ({ name }) => name,
    form: defineForm(update, {
      title: () => i18n.t('businessTeam.edit'),
      inputs: INPUTS,
      given: ({ id }) => ({ id }),
      saved: () => i18n.t('businessTeam.saved'),
    }),
    sections: [{ kind: 'inputs', inputs: INPUTS }],
  }),
)
