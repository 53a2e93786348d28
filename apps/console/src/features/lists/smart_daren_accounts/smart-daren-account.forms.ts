import { update } from '@omc/sdk/forms/smart_daren_accounts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../../kit/form/form-definition.ts'

export const NotePanel = detailPanel(
  defineDetail('smart_daren_accounts', {
    title: ({ nickname }) => nickname,
    form: defineForm(update, {
      title: () => i18n.t('daren.note'),
      inputs: ['remark'],
      given: ({ id }) => ({ id }),
      saved: () => i18n.t('daren.noted'),
    }),
    sections: [{ kind: 'inputs', inputs: ['remark'] }],
  }),
)
