import { update } from '@omc/sdk/forms/windmill_contents'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { recordChoice } from '../../../kit/choices/record-choice.tsx'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'

const INPUTS = ['title', 'desc', 'category', 'group_name', 'user_id'] as const

export const EditPanel = detailPanel(
  defineDetail('windmill_contents', {
    title: ({ title }) => title,
    form: defineForm(update, {
      title: () => i18n.t('contentAct.edit'),
      inputs: INPUTS,
      given: ({ id }) => ({ id }),
      controls: { user_id: recordChoice('users.get_role_select') },
      saved: () => i18n.t('contentAct.saved'),
    }),
    sections: [{ kind: 'inputs', inputs: INPUTS }],
  }),
)
