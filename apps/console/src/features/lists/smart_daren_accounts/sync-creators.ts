import { category, platform } from '@omc/sdk/fields/smart_daren_accounts'
import { sync_commerce_items } from '@omc/sdk/forms/business_pools'
import { i18n } from '../../../kernel/i18n/i18n.ts'
import { platformChoice } from '../../../kit/choices/platform-choice.tsx'
import { addressForm } from '../../../kit/form/address-form.ts'
import { newPanel } from '../../../kit/form/form-panel.tsx'

export const SyncPanel = newPanel(
  addressForm('smart_daren_accounts.sync_list', {
    title: () => i18n.t('daren.sync'),
    intro: () => i18n.t('daren.syncHint'),
    inputs: {
      platform,
      q: sync_commerce_items.inputs.q,
      category: { ...category, maxLength: 100 },
    },
    controls: { platform: platformChoice() },
    submit: () => i18n.t('daren.sync'),
    saved: () => i18n.t('daren.syncing'),
  }),
)
