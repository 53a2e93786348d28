import { create } from '@omc/sdk/forms/users'
import { i18n } from '../../kernel/i18n/i18n.ts'
import { defineForm } from '../../kit/form/form-definition.ts'
import { newPanel } from '../../kit/form/form-panel.tsx'
import { RoleBoxes } from './role-boxes.tsx'

/** A person of the own team, who signs in with the user name and this password. */
export const NewPanel = newPanel(
  defineForm(create, {
    title: () => i18n.t('user.new'),
    inputs: ['username', 'full_name', 'phone_number', 'password', 'roles'],
    hints: {
      password: () => i18n.t('user.passwordHint'),
      roles: () => i18n.t('userPanel.rolesHint'),
    },
    faults: { phone_number: () => i18n.t('userPanel.error.phone') },
    autoComplete: { username: 'off', password: 'new-password' },
    controls: { roles: RoleBoxes },
    saved: ({ full_name: name, username }) => i18n.t('user.made', { name: name || username }),
  }),
)
