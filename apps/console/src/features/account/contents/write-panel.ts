import { creation_contents } from '@omc/sdk/forms/studio_accounts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { rowForm } from '../../../kit/list/acts/row-form.tsx'
import type { Account } from '../account-context.ts'

/** Writes contents about chosen goods of the account that have none. */
export const WritePanel = rowForm<Account>(
  defineForm(creation_contents, {
    title: () => i18n.t('accountPage.write'),
    intro: () => i18n.t('accountPage.writeHint'),
    inputs: ['topic'],
    given: ({ id }) => ({ id }),
    submit: () => i18n.t('accountPage.write'),
    saved: ({ succeeded }) =>
      i18n.t('accountPage.wrote', {
        count: succeeded.filter(({ existing }) => !existing).length,
      }),
  }),
  ({ nickname }) => nickname,
)
