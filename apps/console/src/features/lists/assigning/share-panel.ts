import { batch_assign_contents } from '@omc/sdk/forms/studio_accounts'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { defineForm } from '../../../kit/form/form-definition.ts'
import { bulkForm } from '../../../kit/list/acts/bulk-form.tsx'
import { AccountBoxes } from './account-boxes.tsx'

/** Shares contents evenly among accounts. */
export const SharePanel = bulkForm(
  defineForm(batch_assign_contents, {
    title: () => i18n.t('assigning.share'),
    intro: () => i18n.t('assigning.shareHint'),
    inputs: ['account_ids'],
    controls: { account_ids: AccountBoxes },
    submit: () => i18n.t('assigning.share'),
    saved: () => i18n.t('assigning.shared'),
  }),
)
