import * as fields from '@omc/sdk/fields/users'
import { doEdit } from '@omc/sdk/forms/userManagement'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { defineDetail } from '../../kit/detail/detail-definition.ts'
import { detailPanel } from '../../kit/detail/detail-panel.tsx'
import { defineForm } from '../../kit/form/form-definition.ts'
import { RoleBoxes } from './role-boxes.tsx'

/** Name, phone number and roles of a person. @source console spec §2, /setting/user */
const userForm = defineForm(doEdit, {
  title: () => i18n.t('userPanel.editTitle'),
  inputs: ['full_name', 'phone_number', 'roles'],
  given: ({ id }) => ({ id }),
  hints: { roles: () => i18n.t('userPanel.rolesHint') },
  faults: { phone_number: () => i18n.t('userPanel.error.phone') },
  controls: { roles: RoleBoxes },
  saved: ({ full_name: name }) => i18n.t('userPanel.saved', { name }),
})

const userDetail = defineDetail('users', {
  title: () => i18n.t('userPanel.editTitle'),
  description: ({ username }) => username,
  form: userForm,
  sections: [
    { kind: 'inputs', inputs: ['full_name', 'phone_number', 'roles'] },
    {
      kind: 'facts',
      title: () => i18n.t('userPanel.about'),
      facts: {
        team_name: fields.team_name,
        created_at: fields.created_at,
        updated_at: fields.updated_at,
      },
    },
  ],
})

export const UserPanel = detailPanel(userDetail)
